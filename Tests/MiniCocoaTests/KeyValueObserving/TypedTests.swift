import MiniCocoa
import Testing

@Suite("Observing: typed key paths")
struct TypedTests {
  private let person = Person()

  @Test("a token ends with its last reference, or when it is invalidated (row 42)")
  func tokens() {
    let told = Log<String>()
    var token: KeyValueObservation? = person.observe(\.first, options: .new) { _, change in
      told.append(change.newValue ?? "?")
    }
    let other = person.observe(\.first) { person, _ in told.append("now \(person.first)") }

    person.first = "Eve"
    withExtendedLifetime(token) {}
    token = nil
    person.first = "Ida"
    other.invalidate()
    other.invalidate()
    person.first = "Ulla"

    #expect(told.entries == ["Eve", "now Eve", "now Ida"])
  }

  @Test("a value that is nil is there, one that was not asked for is not (row 42)")
  func nilOrAbsent() {
    let changes = Log<KeyValueObservedChange<String?>>()
    let token = person.observe(\.nickname, options: .new) { changes.append($1) }

    person.nickname = "An"
    person.nickname = nil
    token.invalidate()

    #expect(changes.entries.map(\.newValue) == [.some("An"), .some(nil)])
    #expect(changes.entries.map(\.oldValue) == [nil, nil])
  }

  @Test("an enumeration's old and new values come as they are (row 42)")
  func enumerations() {
    enum Light { case red, green(Int) }
    final class Lamp: KVObject { @Dynamic var light: Light? = .red }
    let lamp = Lamp()
    let told = Log<String>()
    let token = lamp.observe(\.light, options: [.old, .new]) { _, change in
      if case .some(.some(.red)) = change.oldValue, case .some(.some(.green(3))) = change.newValue {
        told.append("red to green 3")
      }
    }

    lamp.light = .green(3)
    token.invalidate()

    #expect(told.entries == ["red to green 3"])
  }

  @Test("prior, initial and the indexes of an insertion come along")
  func details() {
    let log = Log<String>()
    let token = person.observe(\.tasks, options: [.initial, .prior, .new]) { _, change in
      log.append(
        "\(change.kind) \(change.isPrior) \(change.newValue ?? []) \(change.indexes ?? [])")
    }

    person.mutableArrayValue(forKey: "tasks", of: String.self).append("a")
    token.invalidate()

    #expect(
      log.entries == [
        "setting false [] Indexes(places: [])", "insertion true [] Indexes(places: [0])",
        "insertion false [\"a\"] Indexes(places: [0])",
      ])
  }

  @Test("a path of optionals is followed, also from a nil (row 18)")
  func optionalPaths() {
    let company = Company()
    let told = Log<[String]??>()
    let token = company.observe(\.ceo?.tasks, options: .new) { told.append($1.newValue) }
    let ceo = Person()

    company.ceo = ceo
    ceo.tasks = ["a"]
    company.ceo = nil
    ceo.tasks = ["unheard"]
    company.ceo = Person()
    company.ceo?.tasks = ["b"]
    token.invalidate()

    #expect(told.entries == [.some([]), .some(["a"]), .some(nil), .some([]), .some(["b"])])
  }

  @Test("several nils on a path may be filled one after the other (row 18)")
  func severalNils() {
    let company = Company()
    let told = Log<String?>()
    let token = company.observe(\.ceo?.boss?.first, options: .new) {
      told.append($1.newValue ?? nil)
    }

    company.ceo = Person()
    company.ceo?.boss = Person("Ida")
    company.ceo?.boss?.first = "Ina"
    token.invalidate()

    #expect(told.entries == [nil, "Ida", "Ina"])
  }

  @Test("computed properties are observed by the names their class lists (row 15)")
  func computed() {
    let told = Log<String?>()
    let token = person.observe(\.full, options: .new) { told.append($1.newValue) }

    person.last = "Cole"
    token.invalidate()

    #expect(told.entries == ["Ann Cole"])
  }

  @Test("a subclass's objects observe what its superclass has; what is computed it lists again")
  func subclass() {
    final class Boss: Person {
      @Dynamic var car = "none"

      override class var namedProperties: [String: AnyKeyPath] {
        super.namedProperties.merging(["full": \Boss.full]) { $1 }
      }
    }
    let boss = Boss()
    let told = Log<String?>()
    let tokens = [
      boss.observe(\.first, options: .new) { told.append($1.newValue) },
      boss.observe(\.car, options: .new) { told.append($1.newValue) },
      boss.observe(\.full, options: .new) { told.append($1.newValue) },
    ]

    boss.first = "Eve"
    boss.car = "red"
    for token in tokens { token.invalidate() }

    #expect(told.entries == ["Eve", "Eve Bell", "red"])
  }

  @Test("a path with a step that has no name is a misuse, and observes nothing")
  func unnamed() {
    let company = Company(ceo: Person())

    let misuses = Misuse.recorded {
      _ = company.observe(\.founder.tasks) { _, _ in }
      _ = company.observe(\.founder) { _, _ in }
      _ = company.observe(\.ceo?.first.count) { _, _ in }
    }

    #expect(misuses.map(\.kind) == Array(repeating: .unnamedKeyPath, count: 3))
  }

  @Test("a path is named by what was read, whatever is there afterwards (rows 18, 37)")
  func changeWhileNaming() {
    let restless = Restless(Person("Ann"))
    let told = Log<String??>()

    let misuses = Misuse.recorded {
      let token = restless.observe(\.ceo?.first, options: .new) { told.append($1.newValue) }
      restless.ceo = Person("Eve")
      token.invalidate()
    }

    #expect(misuses.isEmpty)
    #expect(told.entries == ["Eve"])
  }

  /// Loses its chief executive when its properties are first read, as if by another thread.
  private final class Restless: KVObject, CustomReflectable {
    @Dynamic var ceo: Person?
    private var isAsked = false

    init(_ ceo: Person) { self.ceo = ceo }

    var customMirror: Mirror {
      if !isAsked {
        isAsked = true
        ceo = nil
      }
      return Mirror(self, children: ["_ceo": _ceo])
    }
  }

  @Test("an object that dies takes its tokens' observations along (row 34)")
  func objectDies() {
    var token: KeyValueObservation?

    let misuses = Misuse.recorded {
      let person = Person()
      token = person.observe(\.first) { _, _ in }
    }
    token?.invalidate()

    #expect(misuses.isEmpty)
  }
}
