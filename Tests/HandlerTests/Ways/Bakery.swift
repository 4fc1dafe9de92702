// Written as apps write, not as this project does.
// swift-format-ignore-file
import Foundation
import Intents

struct Stock: Codable, Hashable {
  let name: String
  let left: Int
}

protocol StockProviding: AnyObject {
  var stock: [Stock] { get }
  func load(completion: @escaping ([Stock]?, Error?) -> Void)
}

// With completions, dependencies, and state of its own.
public class OrderBreadIntentHandler: NSObject, OrderBreadIntentHandling {
  private weak var provider: (any StockProviding)?
  private var cache: [String: Bread] = [:]
  private let lock = NSLock()

  public func resolveBread(
    for intent: OrderBreadIntent,
    with completion: @escaping (OrderBreadBreadResolutionResult) -> Void
  ) {
    guard let bread = intent.bread else {
      completion(OrderBreadBreadResolutionResult.needsValue())
      return
    }
    guard let stock = provider?.stock.first(where: { $0.name == bread.displayString }) else {
      return completion(.unsupported(forReason: .soldOut))
    }
    stock.left > 1 ? completion(.success(with: bread)) : completion(.confirmationRequired(with: bread))
  }

  public func resolveQuantity(
    for intent: OrderBreadIntent,
    with completion: @escaping (OrderBreadQuantityResolutionResult) -> Void
  ) {
    let quantity = intent.quantity?.intValue ?? 1
    guard quantity > 0 else {
      completion(OrderBreadQuantityResolutionResult.unsupported())
      return
    }
    completion(.success(with: quantity))
  }

  public func resolveCrust(
    for intent: OrderBreadIntent, with completion: @escaping (CrustResolutionResult) -> Void
  ) {
    if intent.crust == .unknown {
      completion(CrustResolutionResult.needsValue())
    } else {
      completion(CrustResolutionResult.success(with: intent.crust))
    }
  }

  public func resolveToppings(
    for intent: OrderBreadIntent, with completion: @escaping ([INStringResolutionResult]) -> Void
  ) {
    guard let toppings = intent.toppings else { return completion([.notRequired()]) }
    completion(toppings.map { INStringResolutionResult.success(with: $0) })
  }

  public func resolveWeight(
    for intent: OrderBreadIntent, with completion: @escaping (INMassResolutionResult) -> Void
  ) {
    completion(intent.weight.map { .success(with: $0) } ?? .needsValue())
  }

  public func resolveIsSliced(
    for intent: OrderBreadIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    completion(.success(with: intent.isSliced?.boolValue ?? false))
  }

  public func resolveGuest(
    for intent: OrderBreadIntent, with completion: @escaping (INPersonResolutionResult) -> Void
  ) {
    guard let guest = intent.guest else { return completion(.needsValue()) }
    completion(INPersonResolutionResult.disambiguation(with: [guest, guest]))
  }

  public func provideBreadOptionsCollection(
    for intent: OrderBreadIntent, searchTerm: String?,
    with completion: @escaping (INObjectCollection<Bread>?, Error?) -> Void
  ) {
    provider?.load { stock, error in
      guard let stock = stock, error == nil else { return completion(nil, error) }
      let breads = stock.map { item -> Bread in
        let bread = Bread(
          identifier: item.name, display: item.name, subtitle: "\(item.left) left",
          image: INImage(named: item.name))
        bread.price = INCurrencyAmount(amount: NSDecimalNumber(value: 3), currencyCode: "EUR")
        bread.flours = ["rye"]
        return bread
      }
      let shown = breads.filter {
        searchTerm == nil || $0.displayString.localizedCaseInsensitiveContains(searchTerm ?? "")
      }
      completion(
        INObjectCollection(sections: [
          INObjectSection(title: "Fresh", items: shown), INObjectSection(title: nil, items: []),
        ]), nil)
    }
  }

  public func provideToppingsOptionsCollection(
    for intent: OrderBreadIntent,
    with completion: @escaping (INObjectCollection<NSString>?, Error?) -> Void
  ) {
    let items = ["Sesame", "Poppy"].map { $0 as NSString }
    let collection = INObjectCollection(items: items)
    collection.usesIndexedCollation = true
    completion(collection, nil)
  }

  public func defaultBread(for intent: OrderBreadIntent) -> Bread? {
    lock.lock()
    defer { lock.unlock() }
    return cache["rye"] ?? Bread(identifier: nil, display: "Rye")
  }

  public func confirm(
    intent: OrderBreadIntent, completion: @escaping (OrderBreadIntentResponse) -> Void
  ) {
    completion(.init(code: .ready, userActivity: nil))
  }

  public func handle(
    intent: OrderBreadIntent, completion: @escaping (OrderBreadIntentResponse) -> Void
  ) {
    DispatchQueue.global(qos: .background).asyncAfter(deadline: .now() + 0.1) { [weak self] in
      guard self != nil, let bread = intent.bread else {
        return completion(OrderBreadIntentResponse(code: .failureClosed, userActivity: nil))
      }
      if bread.identifier == nil {
        completion(OrderBreadIntentResponse.failureInvalidBread(bread))
        return
      }
      let response = OrderBreadIntentResponse(code: .success, userActivity: NSUserActivity.order)
      response.waitTime = NSNumber(value: 10)
      response.quantity = intent.quantity
      response.bread = bread
      completion(response)
    }
  }
}

// Asynchronous, on the main actor, with what throws inside.
@MainActor
final class ModernBread: NSObject, OrderBreadIntentHandling {
  private var orders = 0

  nonisolated override init() { super.init() }

  nonisolated func provideBreadOptionsCollection(
    for intent: OrderBreadIntent, searchTerm: String?
  ) async throws -> INObjectCollection<Bread> {
    try await Task.sleep(nanoseconds: 1)
    return INObjectCollection(items: [Bread(identifier: "1", display: "Rye", pronunciationHint: "rye")])
  }

  nonisolated func provideToppingsOptionsCollection(for intent: OrderBreadIntent) async throws
    -> INObjectCollection<NSString>
  {
    INObjectCollection(items: ["Sesame" as NSString])
  }

  nonisolated func handle(intent: OrderBreadIntent) async -> OrderBreadIntentResponse {
    await MainActor.run { orders += 1 }
    return .init(code: .success, userActivity: nil)
  }
}

// The deprecated form alone.
class OldBread: NSObject, OrderBreadIntentHandling {
  func provideBreadOptions(
    for intent: OrderBreadIntent, with completion: @escaping ([Bread]?, Error?) -> Void
  ) {
    completion([Bread(identifier: "1", display: "Rye")], nil)
  }

  func handle(intent: OrderBreadIntent, completion: @escaping (OrderBreadIntentResponse) -> Void) {
    completion(OrderBreadIntentResponse(code: .success, userActivity: nil))
  }
}

class OvenHandler: NSObject, BKShowOvenIntentHandling {
  func provideSizesOptionsCollection(
    for intent: BKShowOvenIntent,
    with completion: @escaping (INObjectCollection<NSNumber>?, Error?) -> Void
  ) {
    completion(INObjectCollection(items: [1, 2, 3].map { NSNumber(value: $0) }), nil)
  }

  func defaultSizes(for intent: BKShowOvenIntent) -> NSNumber? { 2 }
}

class Entry: INExtension {
  override func handler(for intent: INIntent) -> Any? {
    guard intent is OrderBreadIntent else {
      if intent is BKShowOvenIntent { return OvenHandler() }
      return nil
    }
    return OrderBreadIntentHandler()
  }
}

class SwitchingEntry: INExtension {
  override func handler(for intent: INIntent) -> Any {
    switch intent {
    case let order as OrderBreadIntent where order.bread == nil: return OldBread()
    case is OrderBreadIntent: return ModernBread()
    case is INSendMessageIntent: return MessagesExtension()
    default: fatalError("Unhandled intent type: \(intent)")
    }
  }
}

// Handlers behind a protocol's name, and a comparison of what they give.
func handlers() -> [OrderBreadIntentHandling] { [OldBread(), OrderBreadIntentHandler()] }

func sameResult() -> Bool {
  let one = CrustResolutionResult.success(with: .soft)
  let other: INIntentResolutionResult = CrustResolutionResult.needsValue()
  return one == other || one.isEqual(other)
}
