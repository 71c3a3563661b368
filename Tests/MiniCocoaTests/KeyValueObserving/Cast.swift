import MiniCocoa
import Synchronization

/// A person with dynamic, derived, manual and plain properties.
class Person: KVObject {
  @Dynamic var first: String
  @Dynamic var last: String
  @Dynamic var nickname: String? = nil
  @Dynamic var tasks: [String] = []
  @Dynamic var tags: Set<String> = []
  @Dynamic var boss: Person? = nil
  /// Notifies only by hand.
  @Dynamic var total = 0
  /// Not marked.
  var age = 30

  init(_ first: String = "Ann", _ last: String = "Bell") {
    self.first = first
    self.last = last
  }

  var full: String { "\(first) \(last)" }
  var greeting: String { "Dear \(full)" }
  var order: String { boss.map { "\($0.first) says" } ?? "nobody says" }

  override class var namedProperties: [String: AnyKeyPath] {
    [
      "full": \Person.full, "greeting": \Person.greeting, "order": \Person.order,
      "age": \Person.age,
    ]
  }

  override class func automaticallyNotifiesObservers(forKey key: String) -> Bool {
    key != "total" && super.automaticallyNotifiesObservers(forKey: key)
  }

  override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    let affecting = super.keyPathsForValuesAffectingValue(forKey: key)
    return switch key {
    case "full": affecting.union(["first", "last"])
    case "greeting": affecting.union(["full"])
    case "order": affecting.union(["boss.first"])
    default: affecting
    }
  }
}

/// A company with a dynamic chief executive and a plain founder.
final class Company: KVObject {
  @Dynamic var ceo: Person?
  @Dynamic var employees: [Person] = []
  /// Intentionally not marked.
  var founder = Person("Flo", "Under")

  init(ceo: Person? = nil) { self.ceo = ceo }
}

/// Records the notifications it receives.
final class Spy: KVObject {
  struct Note {
    let path: String
    let object: KVObject?
    let change: [KeyValueChangeKey: Any]
    let context: KVOContext?

    var kind: KeyValueChange? { change[.kindKey] as? KeyValueChange }
    var indexes: Indexes? { change[.indexesKey] as? Indexes }
    var isPrior: Bool { change[.notificationIsPriorKey] as? Bool ?? false }
  }

  private(set) var notes: [Note] = []
  /// A reaction to each notification.
  var reaction: (Note) -> Void = { _ in }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    let note = Note(
      path: keyPath ?? "", object: object as? KVObject, change: change ?? [:], context: context)
    notes.append(note)
    reaction(note)
  }

  /// Returns the new values of this type, in order.
  func new<Value>(_: Value.Type = String.self) -> [Value?] {
    notes.map { $0.change[.newKey] as? Value }
  }

  /// Returns the old values of this type, in order.
  func old<Value>(_: Value.Type = String.self) -> [Value?] {
    notes.map { $0.change[.oldKey] as? Value }
  }

  func forget() { notes = [] }
}

extension KVObject {
  /// Observes during `body`.
  func observed(
    by observer: KVObject, _ path: String, _ options: KeyValueObservingOptions = [],
    _ body: () -> Void
  ) {
    addObserver(observer, forKeyPath: path, options: options)
    body()
    removeObserver(observer, forKeyPath: path)
  }
}

/// Entries in order, for handlers that may run on any thread.
final class Log<Entry: Sendable>: Sendable {
  private let heard = Mutex<[Entry]>([])

  var entries: [Entry] { heard.withLock { $0 } }

  func append(_ entry: Entry) { heard.withLock { $0.append(entry) } }
}
