import Foundation
import TestSupport
import Testing

@Suite("intentgen set, and what is refused")
struct SettingTests {
  @Test("any property is set, and taken away again")
  func setProperties() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try ChangingTests.Cafe(in: folder)
      let before = try cafe.text("Cafe.intentdefinition")
      for arguments in [
        ["OrderCoffee.shots", "minimum=1", "maximum=4", "default=2"],
        ["OrderCoffee", "confirm=yes", "category=order"],
        ["Size.large", "synonyms=big, huge", "display-name=Large"],
        ["OrderCoffee", "code", "failure", "format=No coffee."],
        ["OrderCoffee.size", "parent=shots", "parent-predicate=HasAnyValue", "control=Field"],
      ] {
        let result = try Command.run(
          Command.products.appending(path: "intentgen").filePath,
          ["set", cafe.definition] + arguments)
        #expect(result.status == 0, "\(arguments): \(result.errors)")
      }
      let model = try Command.intentgen("describe", cafe.definition, "--format", "json").output
      for text in [#""maximumValue" : 4"#, #""value" : "huge""#, #"No coffee."#] {
        #expect(
          model.replacing("text\" : \"huge", with: "value\" : \"huge").contains(text), "\(text)")
      }
      for arguments in [
        ["OrderCoffee.shots", "minimum=", "maximum=", "default="], ["Size.large", "synonyms="],
        ["OrderCoffee", "code", "failure", "format="], ["OrderCoffee.size", "parent=", "control="],
        ["OrderCoffee", "category=generic", "confirm="],
      ] {
        _ = try Command.run(
          Command.products.appending(path: "intentgen").filePath,
          ["set", cafe.definition] + arguments)
      }
      #expect(try cafe.text("Cafe.intentdefinition") == before)
    }
  }

  @Test("a default and relationships go with the type whose values they are")
  func dropsUnfittingValues() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let made = try Command.shell(
        """
        intentgen init Soup --intent OrderSoup --enum Size:small,large --parameter size:Size --parameter count:Integer --parameter note:String
        intentgen add type Soup.intentdefinition Bowl
        intentgen set Soup.intentdefinition OrderSoup.size default=small
        intentgen set Soup.intentdefinition OrderSoup.count default=5
        intentgen set Soup.intentdefinition OrderSoup.note parent=size parent-predicate=EnumHasExactValue parent-value=small
        """, in: folder)
      #expect(made.status == 0, "\(made)")
      let result = try Command.shell(
        """
        intentgen set Soup.intentdefinition OrderSoup.size type=Bowl \\
          && intentgen set Soup.intentdefinition OrderSoup.count type=Boolean \\
          && intentgen describe Soup.intentdefinition --format json
        """, in: folder)
      #expect(result.status == 0, "\(result)")
      for words in [
        "goes with it: the default of parameter 'size'",
        "goes with it: the default of parameter 'count'",
        "goes with it: the relationship of parameter 'note'",
      ] {
        #expect(result.output.contains(words), "\(result)")
      }
      for words in ["EnumHasExactValue", "defaultValue"] {
        #expect(!result.output.contains(words), "\(result)")
      }
    }
  }

  @Test(
    "what would not lint, or is not there, is refused with what to do, and nothing changes",
    arguments: [
      (["set", "OrderCoffee.shots", "maximum=1", "default=2"], "lies outside of its limits"),
      (["set", "OrderCoffee.shots", "maximim=1"], "did you mean 'maximum'?"),
      (["set", "OrderCoffee.shots", "maximum=many"], "which is a number"),
      (["set", "OrderCoffee.shots", "maximum=2.5"], "which is a whole number"),
      (["set", "OrderCoffee.shots", "default=0.5"], "which is a whole number"),
      (
        ["set", "OrderCoffee.shots", "minimum=1", "maximum=4", "type=String"],
        "before 'type': minimum= maximum="
      ),
      (["set", "OrderCoffee.shots", "prompt=How many ${shuts}?"], "--allow-warnings"),
      (["set", "OrderCofee", "title=A"], "did you mean 'OrderCoffee'?"),
      (["rename", "OrderCoffee.shots", "size"], "there is a parameter 'size' already"),
      (["rename", "OrderCoffee.shots", "OrderCoffee.cups"], "by itself, such as 'cups'"),
      (["rename", "Size", "Swift"], "cannot name a Swift type"),
      (["remove", "OrderCoffee.milk"], "there is no 'OrderCoffee.milk'"),
      (["set", "OrderCoffee", "category=infomation"], "did you mean 'information'?"),
      (["set", "OrderCoffee", "category=lunch"], "'lunch' is no category that is known"),
      (["set", "OrderCoffee.shots", "format=Hello."], "'format' is about how dates are given"),
      (["rename", "OrderCoffee.shots", "extra shots"], "call it 'extraShots'"),
      (["add", "parameter", "OrderCoffee", "cups", "--type", "Int"], "did you mean 'Integer'?"),
      (["add", "parameter", "OrderCoffee", "cups:Integer"], "give the name alone"),
      (["set", "OrderCoffee.size", "synonyms=big"], "has no 'synonyms' to set, but a case has"),
      (["add", "sentence", "OrderCoffee", "with {shuts}"], "did you mean '{shots}'?"),
      (["add", "sentence", "OrderCofee", "with {shots}"], "did you mean 'OrderCoffee'?"),
      (["add", "sentence", "OrderCoffee", "order a bucket of coffee {size=large}"], "already"),
      (["move", "OrderCoffee.shots", "--after", "sise"], "did you mean 'size'?"),
      (["add", "code", "OrderCoffee", "soldOut", "--format", "No ${shuts}."], "--allow-warnings"),
      (
        ["add", "intent", "OrderTea", "--category", "lunch"], "'lunch' is no category that is known"
      ),
      (["set", "OrderCoffee.shots", "type=Date", "default=tomorrow"], "the handler resolves"),
      (["set", "OrderCoffee.shots", "type=Date", "default=2026-13-45"], "a date or a time such"),
      (["set", "OrderCoffee.shots", "type=Date", "default=25:99"], "a date or a time such"),
      (["set", "OrderCoffee.shots", "type=Date", "default=2026-01-31 junk"], "a date or a time"),
      (["set", "OrderCoffee.shots", "type=Date", "default=2026-02-29"], "a date or a time such"),
      (["set", "OrderCoffee.shots", "type=Date", "default=08:30+24:00"], "a date or a time such"),
      (
        ["set", "OrderCoffee.shots", "type=DateComponentsRange", "default=2026-01-31/2026-02-30"],
        "with '/' in between"
      ),
      (
        ["set", "OrderCoffee.shots", "type=Date", "date-mode=Date", "default=08:30"],
        "it takes a day, such as 2026-01-31"
      ),
      (
        ["set", "OrderCoffee.shots", "type=Date", "date-mode=Time", "default=2026-01-31"],
        "it takes a time, such as 08:30"
      ),
      (
        ["set", "OrderCoffee.shots", "type=Date", "date-mode=Time", "control=Slider"],
        "'date-mode' says what of a date is asked for"
      ),
      (
        ["set", "OrderCoffee.shots", "type=Date", "date-mode=Time", "control="],
        "'date-mode' says what of a date is asked for"
      ),
      (
        ["set", "OrderCoffee.shots", "control=Slider", "date-mode="],
        "'date-mode' is about days and times"
      ),
      (["set", "OrderCoffee.shots", "control=Slider", "type=Date"], "before 'type': control="),
      (["set", "OrderCoffee.size", "prompt=Which  size?"], "two spaces in a row"),
      (["set", "OrderCoffee.size", "prompt=Which ()?"], "parentheses with nothing between"),
      (["set", "OrderCoffee.size", #"prompt=Which \${size}?"#], "a backslash before '${'"),
      (["add", "sentence", "OrderCoffee", #"bring \${size} coffee"#], "a backslash before '${'"),
      (["set", "OrderCoffee.size", "prompt=Which size for "], "in single quotes"),
      (["set", "OrderCoffee success", "format=Here is your ."], "a space before a full stop"),
      (["set", "OrderCoffee.size", "prompt=How many of ?"], "a space before '?'"),
      (["set", "OrderCoffee", "title= coffee"], "a space at its beginning"),
      (["add", "code", "OrderCoffee", "soldOut", "--format", "No  left."], "two spaces in a row"),
      (
        ["add", "parameter", "OrderCoffee", "cups", "--prompt", "How many for ?  "],
        "two spaces in a row"
      ),
      (["add", "sentence", "OrderCoffee", "bring  coffee"], "two spaces in a row"),
      (["set", "OrderCoffee.shots", "maximum=99999999999999999999"], "which is a whole number"),
      (["set", "OrderCoffee.shots", "minimum=-9223372036854775900"], "which is a whole number"),
      (["set", "OrderCoffee.shots", "control=Slidr"], "did you mean 'Slider'?"),
      (
        ["set", "OrderCoffee.shots", "parent=size", "parent-predicate=HasAnyValu"],
        "did you mean 'HasAnyValue'?"
      ),
      (["set", "OrderCoffee.shots", "unit=kg"], "'unit' is about measures"),
      (["set", "OrderCoffee.shots", "date-mode=Date"], "'date-mode' is about days and times"),
      (
        ["set", "OrderCoffee.shots", "type=DateComponents", "format=Date"],
        "'Date' is one of 'date-mode'"
      ),
      (["set", "OrderCoffee.shots", "maximum=4", "type=String"], "before 'type': maximum="),
      (["set", "OrderCoffee.shots", "minimum=30", "maximum=20"], "a minimum of 30 and"),
      (["remove", "OrderCoffee.shots", "OrderCoffee.size"], "first 'OrderCoffee.shots', then"),
      (["add", "parameter", "OrderCoffee", "x", "--type", "[[String]]"], "no lists of lists"),
    ])
  func refuse(_ arguments: [String], problem: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try ChangingTests.Cafe(in: folder)
      let files = ["Cafe.intentdefinition", "AppIntentVocabulary.plist"]
      let before = try files.map(cafe.text)
      let verbs = arguments.prefix(arguments[0] == "add" ? 2 : 1)
      let result = try Command.run(
        Command.products.appending(path: "intentgen").filePath,
        verbs + [cafe.definition] + arguments.dropFirst(verbs.count))
      #expect(result.status == 1)
      #expect(result.errors.contains(problem), "\(result.errors)")
      #expect(try files.map(cafe.text) == before)
    }
  }

  @Test(
    "a text without quotes, or with spaces around the sign, changes nothing and says what to type",
    arguments: [["prompt=Which", "size?"], ["prompt", "=", "Which"]])
  func refuseUnquoted(_ words: [String]) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try ChangingTests.Cafe(in: folder)
      let result = try Command.run(
        Command.products.appending(path: "intentgen").filePath,
        ["set", cafe.definition, "OrderCoffee.size"] + words)
      #expect(result.status != 0)
      #expect(result.errors.contains("sets nothing; put what has several words in quotes"))
    }
  }

  @Test(
    "a text that is taken away is told, with what a shell may have made of it",
    arguments: [
      ("OrderCoffee.success", "format", "A ${size} coffee with ${shots} shots."),
      ("OrderCoffee.shots", "prompt", "Which shots?"),
    ])
  func tellsTakenText(_ place: String, _ property: String, _ text: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try ChangingTests.Cafe(in: folder)
      let taken = try cafe.run("set", place, "\(property)=")
      #expect(taken.status == 0)
      #expect(taken.output.contains("goes with it: 1 translation into 'es'"))
      #expect(taken.output.contains("note: \(property) said '\(text)'"), "\(taken.output)")
      #expect(taken.output.contains("single quotes"))
      // There is nothing left to tell.
      #expect(try !cafe.run("set", place, "\(property)=").output.contains("note:"))
    }
  }

  @Test(
    "a default is a day or a time as there are in a calendar, or a range of them",
    arguments: [
      ("Date", ["default=2028-02-29"]), ("DateComponents", ["default=2026-01-31T08:30+14:00"]),
      ("Date", ["date-mode=Date", "default=2026-01-31"]),
      ("DateComponents", ["date-mode=Time", "default=08:30"]),
      ("DateComponentsRange", ["default=2026-01-31/2026-02-02"]),
      ("DateComponentsRange", ["default=2026-01-31"]),
    ])
  func setMoments(_ type: String, _ words: [String]) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try ChangingTests.Cafe(in: folder)
      _ = try Command.intentgen(
        "add", "parameter", cafe.definition, "OrderCoffee", "day", "--type", type)
      let result = try Command.run(
        Command.products.appending(path: "intentgen").filePath,
        ["set", cafe.definition, "OrderCoffee.day"] + words)
      #expect(result.status == 0, "\(result.errors)")
    }
  }

  @Test("a parameter that differs from another one by case alone is added with a note")
  func noteSameLetters() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try ChangingTests.Cafe(in: folder)
      for (name, isNoted) in [("Shots", true), ("shot", false)] {
        let added = try Command.intentgen("add", "parameter", cafe.definition, "OrderCoffee", name)
        #expect(added.status == 0, "\(added.errors)")
        #expect(added.output.contains("differ by case alone") == isNoted, "\(added.output)")
      }
    }
  }

  @Test("a case may be named with its enumeration, and an enumeration with its cases")
  func addByPlace() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try ChangingTests.Cafe(in: folder)
      let dotted = try Command.intentgen("add", "case", cafe.definition, "Size.huge")
      #expect(dotted.output.contains("added case 'huge' to 'Size'"), "\(dotted.errors)")
      let colour = try Command.intentgen("add", "enum", cafe.definition, "Milk:oat,soy")
      #expect(colour.output.contains("added enumeration 'Milk'"), "\(colour.errors)")
      #expect(try cafe.text("Cafe.intentdefinition").contains("<string>soy</string>"))
      let missing = try Command.intentgen(
        "set", String(cafe.definition.dropLast(".intentdefinition".count)), "OrderCoffee", "title=A"
      )
      #expect(missing.errors.contains("did you mean"), "\(missing.errors)")
    }
  }

  @Test("a number that is whole is written as one where only whole ones count")
  func writesWholeNumber() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try ChangingTests.Cafe(in: folder)
      #expect(try cafe.run("set", "OrderCoffee.shots", "maximum=3.0").status == 0)
      let text = try cafe.text("Cafe.intentdefinition")
      #expect(text.contains("<integer>3</integer>") && !text.contains("<real>"))
    }
  }

  @Test("a limit with a fraction is none of an Integer", arguments: ["maximum", "default"])
  func refusesFraction(_ property: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try ChangingTests.Cafe(in: folder)
      let weight = try Command.intentgen(
        "add", "parameter", cafe.definition, "OrderCoffee", "weight", "--type", "Decimal")
      #expect(weight.status == 0, "\(weight.errors)")
      #expect(try cafe.run("set", "OrderCoffee.weight", "\(property)=2.5").status == 0)
      let refused = try cafe.run("set", "OrderCoffee.weight", "type=Integer")
      #expect(refused.status == 1 && refused.errors.contains("'\(property)' with a fraction"))
      let whole = try cafe.run("set", "OrderCoffee.weight", "\(property)=2", "type=Integer")
      #expect(whole.status == 0, "\(whole.errors)")
    }
  }

  @Test(
    "a space before a question mark is a gap where no other text has one, and nobody says that it is French; what is taken away is said"
  )
  func notesDoubtfulGap() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try ChangingTests.Cafe(in: folder)
      let gap = try cafe.run("set", "OrderCoffee.shots", "prompt=Would you like ?")
      #expect(gap.status == 1 && gap.errors.contains("has a space before '?'"), "\(gap.errors)")
      let meant = try cafe.run(
        "set", "OrderCoffee.shots", "prompt=Would you like ?", "--allow-warnings")
      #expect(
        meant.status == 0
          && meant.output.contains("note: the text 'Would you like ?' has a space before '?'"))
      #expect(!meant.output.contains("--allow-warnings"), "\(meant.output)")
      let usual = try cafe.run("set", "OrderCoffee.size", "prompt=Quelle taille ?")
      #expect(usual.status == 0 && !usual.output.contains("note: "), "\(usual.output)")
      let taken = try cafe.run("set", "OrderCoffee.shots", "prompt=", "maximum=5")
      #expect(
        taken.output.contains(
          "set maximum of OrderCoffee.shots, took prompt away from OrderCoffee.shots"))
    }
  }

  @Test(
    "a name that Swift writes otherwise says so",
    arguments: [
      (
        ["add", "enum", "Task", "big"], "'Task' is this enumeration from now on"
      ),
      (
        ["add", "type", "bikeKind"], "the type 'bikeKind' in Swift, where types begin in upper case"
      ),
      (["add", "intent", "orderTea"], "makes it 'OrderTeaIntent' by the name 'OrderTea'"),
      (["add", "enum", "milk", "Oat"], "the case 'Oat' is '.oat' in Swift"),
      (["add", "case", "Size.XXL"], "the case 'XXL' is '.xxl' in Swift"),
      (["add", "parameter", "OrderCoffee", "Type"], "the parameter 'Type' is 'Type_' in Swift"),
      (
        ["add", "property", "OrderCoffee", "response", "code"],
        "the response property 'code' is 'code_' in Swift"
      ),
      (["add", "case", "Size.none"], "the case 'none' is taken for no value at all in Swift"),
      (
        ["add", "enum", "ResolutionResult", "a"],
        "no longer the type that code knows by that name"
      ),
      (["rename", "Size.large", "Grande"], "the case 'Grande' is '.grande' in Swift"),
      (["rename", "OrderCoffee", "brew"], "'brew' is the type 'brewIntent' in Swift"),
      (
        ["add", "intent", "BrewIntent"],
        "'BrewIntent' is the type 'BrewIntentIntent' in Swift; 'intentgen rename' makes it 'BrewIntent' by the name 'Brew'"
      ),
    ])
  func notesName(_ arguments: [String], words: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try ChangingTests.Cafe(in: folder)
      let verbs = arguments.prefix(arguments[0] == "add" ? 2 : 1)
      let result = try Command.run(
        Command.products.appending(path: "intentgen").filePath,
        verbs + [cafe.definition] + arguments.dropFirst(verbs.count))
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.ranges(of: "note: ").count >= 1)
      #expect(result.output.contains(words), "\(result.output)")
      let begun = try Command.intentgen("init", "orderSoup", "-o", folder.filePath)
      #expect(begun.output.contains("'orderSoup' is the type 'orderSoupIntent' in Swift"))
      let hyphen = try Command.intentgen("add", "type", cafe.definition, "bike-kind")
      #expect(hyphen.status == 1 && hyphen.errors.contains("such as 'BikeKind'"))
    }
  }

  @Test("a prompt that nobody hears says what has it heard")
  func tellsOfUnheardPrompt() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let cafe = try ChangingTests.Cafe(in: folder)
      _ = try Command.intentgen("add", "parameter", cafe.definition, "OrderCoffee", "pickup")
      let unheard = try cafe.run("set", "OrderCoffee.pickup", "prompt=When?")
      #expect(unheard.output.contains("set 'resolve=true'"), "\(unheard.output)")
      let heard = try cafe.run("set", "OrderCoffee.pickup", "prompt=When, please?", "resolve=true")
      #expect(heard.status == 0 && !heard.output.contains("resolve=true'"), "\(heard.output)")
    }
  }
}
