import MiniCocoa
import Testing

@Suite("Values by name")
struct CodingTests {
  private let person = Person()
  private let spy = Spy()

  @Test("says of what type a value is that has no names")
  func valueWithoutNames() {
    let company = Company(ceo: Person())

    let misuses = Misuse.recorded { _ = company.value(forKeyPath: "ceo.first.length") }

    #expect(
      misuses.map(\.description) == [
        """
        A String was asked for "length" by name, which only a KVObject can be: let each step of \
        the path but the last lead to one.
        """
      ])
    #expect(misuses.map(\.object) == ["String"])
  }

  @Test("setting by name notifies once, also where there is no @Dynamic (row 40)")
  func setting() {
    person.observed(by: spy, "first", .new) { person.setValue("Eve", forKey: "first") }
    person.observed(by: spy, "age", .new) {
      person.setValue(31, forKey: "age")
      person.age = 32
    }

    #expect(spy.notes.map { "\($0.change[.newKey] ?? "")" } == ["Eve", "31"])
    #expect(person.first == "Eve")
  }

  @Test("nil and Null set an optional to nil", arguments: [nil, Null()])
  func nothing(_ value: Null?) {
    person.nickname = "An"

    person.setValue(value, forKey: "nickname")

    #expect(person.nickname == nil)
    #expect(person.value(forKey: "nickname") == nil)
  }

  @Test("a value of another type is a misuse")
  func wrongType() {
    let misuses = Misuse.recorded {
      person.setValue(3, forKey: "first")
      person.setValue(nil, forKey: "first")
      person.setValue("old", forKey: "age")
    }

    #expect(misuses.map(\.kind) == [.wrongType, .wrongType, .wrongType])
    #expect(person.first == "Ann")
  }

  @Test("a name that there is not is a misuse, unless the class knows what to do")
  func unknown() {
    final class Bag: KVObject {
      override func value(forUndefinedKey key: String) -> Any? { key + "?" }
    }

    let misuses = Misuse.recorded {
      _ = person.value(forKey: "shoes")
      person.setValue(43, forKey: "shoes")
    }

    #expect(misuses.map(\.kind) == [.unknownKey, .unknownKey])
    #expect(Bag().value(forKey: "shoes") as? String == "shoes?")
  }

  @Test(
    "dynamic, computed and plain properties are read by name",
    arguments: [
      ("first", "Ann"), ("full", "Ann Bell"), ("age", "30"), ("greeting", "Dear Ann Bell"),
    ])
  func reading(_ key: String, _ value: String) {
    #expect(person.value(forKey: key).map { "\($0)" } == value)
  }

  @Test("paths are followed, through arrays too; nil ends them")
  func paths() {
    let company = Company(ceo: Person("Eve"))
    company.employees = [Person("Ann"), Person("Ida")]

    company.setValue("Eva", forKeyPath: "ceo.first")

    #expect(company.value(forKeyPath: "ceo.first") as? String == "Eva")
    #expect(company.value(forKeyPath: "employees.first") as? [String] == ["Ann", "Ida"])
    #expect(company.value(forKeyPath: "employees.@count") as? Int == 2)
    #expect(company.value(forKeyPath: "ceo.boss.first") == nil)
  }

  @Test("a customMirror that hides a dynamic property is a misuse as soon as it matters")
  func customMirror() {
    final class Shy: KVObject, CustomReflectable {
      @Dynamic var secret = 1
      var customMirror: Mirror { Mirror(self, children: [:]) }
    }
    let shy = Shy()

    let misuses = Misuse.recorded {
      shy.secret = 2
      shy.observed(by: spy, "secret") { shy.secret = 3 }
      _ = shy.value(forKey: "secret")
    }

    #expect(misuses.map(\.kind) == [.hiddenProperty, .unknownKey])
    #expect(misuses.allSatisfy { $0.description.contains("customMirror") })
    #expect(shy.secret == 3)
  }

  @Test("objects are equal by identity, unless their class knows better")
  func equality() {
    final class Tag: KVObject {
      let text: String
      init(_ text: String) { self.text = text }
      override func isEqual(_ object: Any?) -> Bool { (object as? Tag)?.text == text }
      override func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }

    #expect(person == person)
    #expect(person != Person())
    #expect(Set([person, person, Person()]).count == 2)
    #expect(Set([Tag("a"), Tag("a"), Tag("b")]).count == 2)
    #expect(person.description == "<Person>")
  }
}
