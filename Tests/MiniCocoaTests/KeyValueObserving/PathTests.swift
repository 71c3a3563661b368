import MiniCocoa
import Testing

@Suite("Observing: key paths")
struct PathTests {
  private let company = Company()
  private let spy = Spy()

  @Test("follows the new object, forgets the old one, survives nil (row 18)")
  func replacement() {
    let (ann, eve) = (Person("Ann"), Person("Eve"))

    company.observed(by: spy, "ceo.first", [.old, .new]) {
      company.ceo = ann
      ann.first = "Anna"
      company.ceo = eve
      ann.first = "unheard"
      eve.first = "Eva"
      company.ceo = nil
      eve.first = "unheard"
    }

    #expect(spy.new() == ["Ann", "Anna", "Eve", "Eva", nil])
    #expect(spy.old() == [nil, "Ann", "Anna", "Eve", "Eva"])
    #expect(spy.notes.first?.change[.oldKey] is Null)
    #expect(spy.notes.last?.change[.newKey] is Null)
  }

  @Test("reports the whole path and the object it starts from (row 20)")
  func root() {
    company.ceo = Person()

    company.observed(by: spy, "ceo.first") { company.ceo?.first = "Eve" }

    #expect(spy.notes.map(\.path) == ["ceo.first"])
    #expect(spy.notes.first?.object === company)
  }

  @Test("an object in the middle replaced in silence stays observed; removal says so (row 19)")
  func staleMiddle() {
    let (first, second) = (company.founder, Person())
    company.addObserver(spy, forKeyPath: "founder.tasks")

    first.tasks = ["heard"]
    company.founder = second
    second.tasks = ["unheard"]
    first.tasks = ["heard, though nobody's founder"]
    let misuses = Misuse.recorded { company.removeObserver(spy, forKeyPath: "founder.tasks") }

    #expect(spy.notes.count == 2)
    #expect(misuses.map(\.kind) == [.changedSilently])
    #expect(misuses.map(\.key) == ["founder.tasks"])
  }

  @Test("removal says so, too, if the object in the middle is dead (row 19)")
  func deadMiddle() {
    company.addObserver(spy, forKeyPath: "founder.tasks")
    company.founder = Person()

    let misuses = Misuse.recorded { company.removeObserver(spy, forKeyPath: "founder.tasks") }

    #expect(misuses.map(\.kind) == [.changedSilently])
  }

  @Test("a path through a collection is a misuse, but for the count (row 21)")
  func collection() {
    company.employees = [Person()]
    let misuses = Misuse.recorded { company.observed(by: spy, "employees.first") {} }

    company.observed(by: spy, "employees.@count", [.old, .new]) {
      company.mutableArrayValue(forKey: "employees", of: Person.self).append(Person())
    }

    #expect(Set(misuses.map(\.kind)) == [.throughCollection])
    #expect(spy.notes.map(\.kind) == [.setting])
    #expect(spy.old(Int.self) == [1])
    #expect(spy.new(Int.self) == [2])
  }

  @Test("a path through a value that is no object is a misuse")
  func throughText() {
    company.ceo = Person()

    let misuses = Misuse.recorded { company.observed(by: spy, "ceo.first.length") {} }

    #expect(Set(misuses.map(\.kind)) == [.unknownKey])
  }

  @Test("derived keys at the end and in the middle of a path are followed (rows 15, 18)")
  func derivedOnPath() {
    let lead = Lead()
    lead.people = [Person("Ann"), Person("Eve")]

    lead.observed(by: spy, "chosen.full", .new) {
      lead.people[0].last = "Cole"
      lead.place = 1
      lead.people[0].last = "unheard"
      lead.people[1].first = "Eva"
    }

    #expect(spy.new() == ["Ann Cole", "Eve Bell", "Eva Bell"])
  }

  @Test("what comes and goes at the end of a path keeps its kind and indexes (rows 18, 24)")
  func elementsAtTheEnd() {
    company.ceo = Person()

    company.observed(by: spy, "ceo.tasks", .new) {
      company.ceo?.mutableArrayValue(forKey: "tasks", of: String.self).append("rest")
      company.ceo = Person()
    }

    #expect(spy.notes.map(\.kind) == [.insertion, .setting])
    #expect(spy.notes.map(\.indexes) == [[0], nil])
  }

  /// An object with a computed person that depends on a place.
  private final class Lead: KVObject {
    @Dynamic var people: [Person] = []
    @Dynamic var place = 0

    var chosen: Person { people[place] }

    override class var namedProperties: [String: AnyKeyPath] { ["chosen": \Lead.chosen] }

    override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
      key == "chosen" ? ["place"] : []
    }
  }
}
