import Testing

@testable import MiniCocoa

@Suite("Misuse")
struct MisuseTests {
  private final class Clerk {}

  private static func misuse() -> Misuse {
    Misuse(
      Misuse.Kind("sleeping"), object: Clerk(), key: "desk", "a Clerk slept on its desk",
      "sleep at home")
  }

  @Test("says the object's class, the key, the deed and, after a colon, the advice")
  func sentence() {
    let misuse = Self.misuse()

    #expect(misuse.description == "A Clerk slept on its desk: sleep at home.")
    #expect(misuse.object == "Clerk")
    #expect(misuse.key == "desk")
  }

  @Test("has the article that its object needs", arguments: [true, false])
  func article(_ vowel: Bool) {
    final class Employee: KVObject {}
    let observer = vowel ? Employee() : KVObject()

    let misuses = Misuse.recorded { KVObject().removeObserver(observer, forKeyPath: "x") }

    #expect(
      misuses.first?.description.hasPrefix(vowel ? "An Employee was" : "A KVObject was") == true)
  }

  @Test("A registration for a path that ends at no property is only recorded, never stops")
  func misspelt() {
    final class Company: KVObject {
      @Dynamic var name = "Acme"
    }
    let (company, screen) = (Company(), KVObject())
    company.addObserver(screen, forKeyPath: "nmae")
    company.removeObserver(screen, forKeyPath: "nmae")

    let misuses = Misuse.recorded {
      for path in ["nmae", "name"] {
        company.addObserver(screen, forKeyPath: path)
        company.removeObserver(screen, forKeyPath: path)
      }
    }

    #expect(misuses.map(\.kind) == [.unknownKey])
    #expect(misuses.first?.key == "nmae")
  }

  @Test("is kept instead of stopping where it is recorded")
  func recorded() {
    let misuses = Misuse.recorded {
      Self.misuse().report()
      Self.misuse().report()
    }

    #expect(misuses == [Self.misuse(), Self.misuse()])
  }

  @Test("of a child task is recorded too")
  func recordedInTasks() async {
    let misuses = await Misuse.recorded {
      async let child: Void = Self.misuse().report()
      await child
    }

    #expect(misuses.count == 1)
  }

  @Test("goes to each recording around it")
  func nested() {
    var inner: [Misuse] = []

    let outer = Misuse.recorded { inner = Misuse.recorded { Self.misuse().report() } }

    #expect(outer.count == 1)
    #expect(inner == outer)
  }

  @Test("is none where an object is asked whether it has a property")
  func asking() {
    let misuses = Misuse.recorded { _ = KVObject().hasProperty("nothing") }

    #expect(misuses.isEmpty)
  }

  @Test("is still one, if another one is made while somebody asks")
  func askingAnother() {
    let misuses = Misuse.recorded {
      _ = Misuse.isReported(Self.misuse()) {
        Misuse(Misuse.Kind("another"), object: Clerk(), "another one was made", "do not").report()
      }
    }

    #expect(misuses.map(\.kind) == [Misuse.Kind("another")])
  }

  @Test("stops the process with its sentence where nobody records")
  func stops() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      Self.misuse().report()
    }

    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(said?.contains("A Clerk slept on its desk: sleep at home.") == true)
  }
}
