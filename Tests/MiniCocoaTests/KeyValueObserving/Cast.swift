import MiniCocoa
import Synchronization

/// A person of the tests: dynamic, derived, manual and plain properties.
class Person: KVObject {
  @Dynamic var first: String
  @Dynamic var last: String
  @Dynamic var nickname: String? = nil
  @Dynamic var tasks: [String] = []
  @Dynamic var tags: Set<String> = []
  @Dynamic var boss: Person? = nil
  /// Told by hand only.
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

/// A company of the tests: a dynamic chief executive and a plain founder.
final class Company: KVObject {
  @Dynamic var ceo: Person?
  @Dynamic var employees: [Person] = []
  /// Not marked, on purpose.
  var founder = Person("Flo", "Under")

  init(ceo: Person? = nil) { self.ceo = ceo }
}

/// Writes down what it is told.
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
  /// What to do when it is told something.
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

  /// The new values, of this type, in order.
  func new<Value>(_: Value.Type = String.self) -> [Value?] {
    notes.map { $0.change[.newKey] as? Value }
  }

  /// The old values, of this type, in order.
  func old<Value>(_: Value.Type = String.self) -> [Value?] {
    notes.map { $0.change[.oldKey] as? Value }
  }

  func forget() { notes = [] }
}

extension KVObject {
  /// Observes until `body` has ended.
  func observed(
    by observer: KVObject, _ path: String, _ options: KeyValueObservingOptions = [],
    _ body: () -> Void
  ) {
    addObserver(observer, forKeyPath: path, options: options)
    body()
    removeObserver(observer, forKeyPath: path)
  }
}

/// What was heard, in order: for handlers that may be called on any thread.
final class Log<Entry: Sendable>: Sendable {
  private let heard = Mutex<[Entry]>([])

  var entries: [Entry] { heard.withLock { $0 } }

  func append(_ entry: Entry) { heard.withLock { $0.append(entry) } }
}
