import MiniCocoa
import Testing

@Suite("Observing: derived keys")
struct DependencyTests {
  private let person = Person()
  private let spy = Spy()

  @Test(
    "observers of a derived key are notified, with its own values; those of others not (row 15)")
  func derived() {
    person.observed(by: spy, "full", [.old, .new]) {
      person.last = "Cole"
      person.tasks = ["no"]
    }

    #expect(spy.notes.map(\.path) == ["full"])
    #expect(spy.old() == ["Ann Bell"])
    #expect(spy.new() == ["Ann Cole"])
  }

  @Test("a chain of derived keys is followed; each change notifies once (row 16)")
  func chain() {
    person.observed(by: spy, "greeting", .new) {
      person.first = "Eve"
      person.last = "Cole"
    }

    #expect(spy.new() == ["Dear Eve Bell", "Dear Eve Cole"])
  }

  @Test("a key path may affect a value, and is wired anew when an object on it changes (row 17)")
  func paths() {
    let (old, new) = (Person("Old"), Person("New"))
    person.boss = old

    person.observed(by: spy, "order", .new) {
      old.first = "Older"
      person.boss = new
      old.first = "forgotten"
      new.first = "Newer"
      person.boss = nil
    }

    #expect(spy.new() == ["Older says", "New says", "Newer says", "nobody says"])
  }

  @Test("what comes into an array is a setting of what is derived from it (rows 15, 24)")
  func derivedFromElements() {
    final class Desk: KVObject {
      @Dynamic var letters: [String] = []
      var height: Int { letters.count }

      override class var namedProperties: [String: AnyKeyPath] { ["height": \Desk.height] }

      override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        key == "height" ? ["letters"] : []
      }
    }
    let desk = Desk()

    desk.observed(by: spy, "height", [.old, .new]) {
      desk.mutableArrayValue(forKey: "letters", of: String.self).append("bill")
    }

    #expect(spy.notes.map(\.kind) == [.setting])
    #expect(spy.notes.map(\.indexes) == [nil])
    #expect(spy.old(Int.self) == [0])
    #expect(spy.new(Int.self) == [1])
  }

  @Test("a cycle of dependencies ends; each observer is notified once (row 22)")
  func cycle() {
    let circle = Circle()

    circle.observed(by: spy, "a") {
      circle.a = 1
      circle.b = 1
      circle.c = 1
    }

    #expect(spy.notes.map(\.path) == ["a", "a", "a"])
  }

  @Test("a cycle through objects ends, too (row 22)")
  func cycleOfObjects() {
    let (one, two) = (Circle(), Circle())
    (one.next, two.next) = (two, one)

    one.observed(by: spy, "load") {
      one.a = 1
      two.a = 1
    }
    (one.next, two.next) = (nil, nil)

    #expect(spy.notes.count == 2)
  }

  /// Each key depends on the next one, and the load on that of the next object.
  private final class Circle: KVObject {
    @Dynamic var a = 0
    @Dynamic var b = 0
    @Dynamic var c = 0
    @Dynamic var next: Circle? = nil

    override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
      ["a": ["b"], "b": ["c"], "c": ["a"], "load": ["a", "next.load"]][key] ?? []
    }
  }
}
