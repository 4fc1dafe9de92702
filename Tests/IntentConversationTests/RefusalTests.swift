import IntentConversation
import SystemIntents
import Testing

@Suite("What nobody taught the assistant")
struct RefusalTests {
  @Test("is refused, and never taken for something else")
  func isRefused() {
    #expect(Set(Self.sentences).count >= 100)
    for sentence in Self.sentences {
      let found = RecognizerTests.recognizer.recognize(sentence, names: RecognizerTests.names)
      #expect(found.isEmpty, "'\(sentence)' was taken for \(found.first?.request.intent ?? "")")
    }
  }

  /// Sentences of other kinds: none of them was looked at while templates were written.
  static let sentences = """
    what is the weather like tomorrow
    how tall is the Eiffel tower
    set an alarm for seven in the morning
    turn off the lights in the kitchen
    who won the game last night
    tell me a joke
    what time is it in Tokyo
    how do I get to the airport
    is the pharmacy still open
    translate good morning into German
    what is seventeen times twenty three
    how many ounces are in a pound
    when does the next train leave
    I lost my keys somewhere
    my monkey likes bananas
    good morning
    thank you very much
    are you a robot
    who are you
    sing me a song
    flip a coin
    roll two dice
    define serendipity
    spell necessary
    what is the capital of Australia
    how far is the moon
    when was Mozart born
    which movies are playing tonight
    find a recipe for tomato soup
    how long do I boil an egg
    what should I wear today
    will it snow this weekend
    what is the price of gold
    how is the traffic on the bridge
    where is the nearest gas station
    is there a bank around here
    how many calories are in an avocado
    what does this mean
    I am bored
    you are funny
    that was great
    let us go
    open the window
    close the door please
    where did I park
    what is on my calendar
    cancel the meeting with the dentist
    move my appointment to Friday
    what is the score
    who is the president of France
    when is Easter this year
    how old is the universe
    why is the sky blue
    what is the meaning of life
    can dogs eat chocolate
    how do you say cheese in Polish
    what is the exchange rate of the euro
    convert ten miles to kilometers
    how loud is a jet engine
    record a video of this
    take a picture
    zoom in a little
    increase the volume
    mute yourself
    skip this song
    who sings this
    what album is this from
    remind me
    remember the milk
    buy milk
    order a pizza
    reserve a table for two
    book a flight to Rome
    check in for my flight
    is my flight on time
    what gate do I go to
    how much luggage may I take
    where can I change money
    show me the menu
    the bill please
    keep the change
    I would like to complain
    this is not what I ordered
    nice to meet you
    see you later
    have a good day
    happy birthday
    congratulations on your new job
    what a beautiful garden
    look at that
    it is raining
    the cat sat on the mat
    to be or not to be
    once upon a time
    twenty one bananas
    Bobo
    Bobo the Great is here
    the message was long
    MonkeyChat is a nice app
    I use TasksNotes every day
    send
    add
    mark my words
    make my day
    in TasksNotes
    on MonkeyChat
    """.split(separator: "\n").map(String.init)
}
