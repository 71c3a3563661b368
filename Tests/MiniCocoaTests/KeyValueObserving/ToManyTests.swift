import MiniCocoa
import Testing

@Suite("Observing: to-many properties")
struct ToManyTests {
  private let person = Person()
  private let spy = Spy()
  private var tasks: KeyValueArray<String> { person.mutableArrayValue(forKey: "tasks") }
  private var tags: KeyValueSet<String> { person.mutableSetValue(forKey: "tags") }

  @Test("elements that there are not are a misuse, and the others are observed (row 44)")
  func missingElements() {
    let (people, clerk) = ([Person(), Person()], Spy())

    let misuses = Misuse.recorded {
      people.addObserver(clerk, toObjectsAt: [1, 4], forKeyPath: "first")
      people[1].first = "Eve"
      people.removeObserver(clerk, fromObjectsAt: [1, 4], forKeyPath: "first")
    }

    #expect(clerk.notes.count == 1)
    #expect(misuses.map(\.kind) == [.outOfBounds, .outOfBounds])
    #expect(
      misuses.first?.description == """
        A Spy was added or removed as an observer of "first" of element 4 of an array that has 2 \
        elements: stay below its count.
        """)
  }

  @Test("to read an element that there is not stops with a sentence")
  func readingPastTheEnd() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Misuse.recorded {
        _ = Person().mutableArrayValue(forKey: "tasks", of: String.self)[3]
      }
    }

    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(
      said?.contains("Element 3 of \"tasks\" of a Person was used, which there is not") == true)
  }

  @Test("changing a collection object behind the property tells nobody (row 23)")
  func behindTheBack() {
    final class List { var items: [String] = [] }
    final class Owner: KVObject { @Dynamic var list = List() }
    let owner = Owner()

    owner.observed(by: spy, "list") { owner.list.items.append("unheard") }

    #expect(spy.notes.isEmpty)
  }

  @Test("insertion, removal, replacement come with indexes and what came and left (row 24)")
  func kinds() {
    person.observed(by: spy, "tasks", [.old, .new]) {
      tasks.append("a")
      tasks.insert(contentsOf: ["b", "c"], at: 0)
      tasks[2] = "d"
      tasks.remove(at: 0)
    }

    #expect(spy.notes.map(\.kind) == [.insertion, .insertion, .replacement, .removal])
    #expect(spy.notes.map(\.indexes) == [[0], [0, 1], [2], [0]])
    #expect(spy.new([String].self) == [["a"], ["b", "c"], ["d"], nil])
    #expect(spy.old([String].self) == [nil, nil, ["a"], ["b"]])
    #expect(person.tasks == ["c", "d"])
  }

  @Test("setting the whole, or changing it in place, is a setting without indexes (row 25)")
  func setting() {
    person.observed(by: spy, "tasks", [.old, .new]) {
      person.tasks = ["a"]
      person.tasks.append("b")
    }

    #expect(spy.notes.map(\.kind) == [.setting, .setting])
    #expect(spy.notes.map(\.indexes) == [nil, nil])
    #expect(spy.new([String].self) == [["a"], ["a", "b"]])
  }

  @Test("union inserts, minus and intersection remove, set replaces (row 26)")
  func sets() {
    person.tags = ["a"]

    person.observed(by: spy, "tags", [.old, .new]) {
      tags.formUnion(["a", "b", "c"])
      tags.subtract(["c", "z"])
      tags.formIntersection(["a", "z"])
      tags.setSet(["a", "d"])
    }

    #expect(spy.notes.map(\.kind) == [.insertion, .removal, .removal, .replacement])
    #expect(spy.new(Set<String>.self) == [["b", "c"], nil, nil, ["d"]])
    #expect(spy.old(Set<String>.self) == [nil, ["c"], ["b"], []])
    #expect(spy.notes.map(\.indexes) == [nil, nil, nil, nil])
    #expect(tags.members == ["a", "d"])
  }

  @Test("changes of arrays and sets can be announced by hand (rows 24, 26)")
  func byHand() {
    person.observed(by: spy, "total", .new) {
      person.willChange(.insertion, valuesAt: [3], forKey: "total")
      person.didChange(.insertion, valuesAt: [3], forKey: "total")
      person.willChangeValue(forKey: "total", withSetMutation: .union, using: [1])
      person.didChangeValue(forKey: "total", withSetMutation: .union, using: [1])
    }

    #expect(spy.notes.map(\.kind) == [.insertion, .insertion])
    #expect(spy.notes.map(\.indexes) == [[3], nil])
    #expect(spy.notes.last?.change[.newKey] as? Set<Int> == [1])
  }

  @Test("a place that there is not, or another type, is a misuse and changes nothing")
  func misuse() {
    let misuses = Misuse.recorded {
      tasks.remove(at: 0)
      tasks.insert("a", at: 1)
      let wrong = person.mutableArrayValue(forKey: "tasks", of: Int.self)
      wrong.append(1)
    }

    #expect(misuses.map(\.kind) == [.outOfBounds, .outOfBounds, .wrongType])
    #expect(person.tasks.isEmpty)
  }

  @Test("an array is no object to observe, but its elements are, by their places (row 44)")
  func elements() {
    let people = [Person("Ann"), Person("Eve"), Person("Ida")]

    people.addObserver(spy, toObjectsAt: [0, 2], forKeyPath: "first", options: .new)
    for person in people { person.first += "!" }
    people.removeObserver(spy, fromObjectsAt: [0, 2], forKeyPath: "first")
    people[0].first = "unheard"

    #expect(spy.new() == ["Ann!", "Ida!"])
  }
}
