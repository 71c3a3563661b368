import TestSupport
import Testing

@testable import Grading

@Suite("A module's interface")
struct InterfaceTests {
  private static let expected = """
    // swift-interface-format-version: 1.0
    import MiniCocoa
    import Swift
    public protocol BellDelegate : AnyObject {
      func bell(_ bell: Door.Bell, didRing times: Swift.Int?)
    }
    final public class Bell : MiniCocoa.ViewController {
      final public let name: Swift.String
      final public var volume: Swift.Double
      weak final public var delegate: (any Door.BellDelegate)?
      public init(named name: Swift.String)
      final public var isLoud: Swift.Bool {
        get
      }
      @discardableResult
      final public func ring() -> Swift.Bool
      final public subscript(index: Swift.Int) -> Swift.Int {
        get
      }
      deinit
    }
    @_inheritsConvenienceInitializers final public class House : MiniCocoa.ViewController {
      override public init()
      deinit
    }
    extension Door.House : Door.BellDelegate {
      final public func bell(_ bell: Door.Bell, didRing times: Swift.Int?)
    }
    """

  @Test("is the same whatever compiler the header names")
  func textWithoutHeader() {
    let other = "// swift-compiler-version: another\n" + Self.expected
    #expect(Interface(parsing: other).text == Interface(parsing: Self.expected).text)
  }

  /// A change of the interface above, and the messages about it.
  struct Change: CustomTestStringConvertible {
    let testDescription: String
    let old: String
    let new: String
    let sentences: [String]
  }

  @Test("says where another one departs", arguments: changes)
  func differences(_ change: Change) throws {
    let text = Self.expected.replacing(change.old, with: change.new)
    try #require(text != Self.expected)
    let differences = try Self.differences(of: text)
    #expect(differences.map(\.sentence) == change.sentences)
  }

  private static let changes = [
    Change(
      testDescription: "a renamed method", old: "func ring()", new: "func sound()",
      sentences: [
        "The checks need `public func ring() -> Bool` in `Bell`, as in the stub, and there is none."
      ]),
    Change(
      testDescription: "another parameter type", old: "times: Swift.Int?)\n}\nfinal",
      new: "times: Swift.Int)\n}\nfinal",
      sentences: [
        "The checks need `func bell(_ bell: Bell, didRing times: Int?)` in `BellDelegate`, "
          + "as in the stub, and you have `func bell(_ bell: Bell, didRing times: Int)`."
      ]),
    Change(
      testDescription: "another label", old: "init(named name", new: "init(called name",
      sentences: [
        "The checks need `public init(named name: String)` in `Bell`, as in the stub, "
          + "and you have `public init(called name: String)`."
      ]),
    Change(
      testDescription: "a property that cannot be set", old: "volume: Swift.Double",
      new: "volume: Swift.Double {\n    get\n  }",
      sentences: [
        "The checks set `public var volume: Double` in `Bell`: it has to be settable, as in the "
          + "stub."
      ]),
    Change(
      testDescription: "another property type", old: "volume: Swift.Double",
      new: "volume: Swift.Int",
      sentences: [
        "The checks need `public var volume: Double` in `Bell`, as in the stub, "
          + "and you have `public var volume: Int`."
      ]),
    Change(
      testDescription: "another superclass", old: "Bell : MiniCocoa.ViewController",
      new: "Bell : Swift.AnyObject",
      sentences: [
        "The checks need `public class Bell: ViewController`, as in the stub, "
          + "and you have `public class Bell: AnyObject`."
      ]),
    Change(
      testDescription: "a struct for a class",
      old: "final public class Bell : MiniCocoa.ViewController", new: "public struct Bell",
      sentences: [
        "The checks need `public class Bell: ViewController`, as in the stub, "
          + "and you have `public struct Bell`."
      ]),
    Change(
      testDescription: "no conformance", old: "extension Door.House : Door.BellDelegate",
      new: "extension Door.House",
      sentences: ["`House` should adopt `BellDelegate`."]),
    Change(
      testDescription: "an actor's isolation", old: "final public func ring",
      new: "@_Concurrency.MainActor final public func ring",
      sentences: [
        "The checks need `public func ring() -> Bool` in `Bell`, as in the stub, "
          + "and you have `@MainActor public func ring() -> Bool`."
      ]),
    // Changes without effect on a suite:
    Change(
      testDescription: "a strong reference", old: "weak final public var", new: "final public var",
      sentences: []),
    Change(
      testDescription: "classes that are not final", old: "final public ", new: "public ",
      sentences: []),
    Change(
      testDescription: "open classes", old: "final public class", new: "open class", sentences: []),
    Change(
      testDescription: "a variable for a constant", old: "let name", new: "var name", sentences: []),
    Change(
      testDescription: "a property that can be set after all",
      old: "isLoud: Swift.Bool {\n    get\n", new: "isLoud: Swift.Bool {\n    get\n    set\n",
      sentences: []),
    Change(
      testDescription: "more members", old: "  deinit", new: "  final public func more()\n  deinit",
      sentences: []),
  ]

  @Test("spares the members and protocols of a missing type")
  func missingType() throws {
    let start = try #require(Self.expected.range(of: "@_inherits")).lowerBound
    let differences = try Self.differences(of: String(Self.expected[..<start]))
    let house = InterfaceDifference(
      owner: "", expected: "public class House: ViewController", kind: .missing)
    #expect(differences == [house])
  }

  @Test("accepts a conformance in the class's own line")
  func conformanceInLine() throws {
    let text = Self.expected
      .replacing(
        "House : MiniCocoa.ViewController",
        with: "House : MiniCocoa.ViewController, Door.BellDelegate"
      )
      .replacing("extension Door.House : Door.BellDelegate", with: "extension Door.House")
    #expect(try Self.differences(of: text) == [])
  }

  @Test("lacks nothing of itself")
  func itself() throws {
    #expect(try Self.differences(of: Self.expected) == [])
  }

  /// Returns where an interface with this text departs from the one above.
  private static func differences(of text: String) throws -> [InterfaceDifference] {
    let trees = [expected, text].map {
      InterfaceTree(of: Interface(parsing: $0).text, module: "Door", nestingLimit: 64)
    }
    return try #require(trees[0]).differences(of: #require(trees[1]))
  }
}
