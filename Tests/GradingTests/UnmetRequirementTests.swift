import CourseModel
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

@Suite("An unmet requirement")
struct UnmetRequirementTests {
  private static let solution = """
    public protocol BellDelegate : AnyObject {
      func bell(_ bell: Door.Bell, didRing times: Swift.Int)
      func bell(_ bell: Door.Bell, didEndWith error: Door.Fault?)
    }
    public enum Fault {
      case broken
    }
    final public class Bell {
      weak final public var delegate: (any Door.BellDelegate)?
      public init(named name: Swift.String)
      final public func ring()
      deinit
    }
    """

  /// An edit of that interface, the corresponding sources, and the messages about it.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let edits: [(String, String)]
    var source = ""
    let said: [String]
  }

  @Test("has a sentence with its name, and not what it should be", arguments: cases)
  func sentences(_ one: Case) throws {
    var text = Self.solution
    for (old, new) in one.edits {
      try #require(text.contains(old))
      text = text.replacing(old, with: new)
    }
    let outline = SourceOutline(trusted: [SourceFile("Bell.swift", one.source)])
    let reduction = InterfaceReduction(of: try tree(text), to: try tree(Self.solution))

    #expect(reduction.unmetRequirements.map { $0.sentence(knowing: outline) } == one.said)
  }

  private func tree(_ text: String) throws -> InterfaceTree {
    try #require(InterfaceTree(of: text, module: "Door", nestingLimit: 512))
  }

  private static let header = "public protocol BellDelegate : AnyObject {"
  private static let ring = "  func bell(_ bell: Door.Bell, didRing times: Swift.Int)\n"
  private static let end = "  func bell(_ bell: Door.Bell, didEndWith error: Door.Fault?)\n"
  private static let property = "  weak final public var delegate: (any Door.BellDelegate)?\n"
  private static let wholeProtocol = header + "\n" + ring + end + "}\n"

  static let cases = [
    Case(testDescription: "nothing", edits: [], said: []),
    Case(
      testDescription: "nothing, if more is there",
      edits: [("public enum Fault {", "public enum More {\n}\npublic enum Fault {")], said: []),
    Case(
      testDescription: "nothing, in a protocol that inherits",
      edits: [
        (
          wholeProtocol,
          "public protocol Base : AnyObject {\n\(ring)}\npublic protocol BellDelegate : Door.Base "
            + "{\n\(end)}\n"
        )
      ], said: []),
    Case(
      testDescription: "a protocol", edits: [(wholeProtocol, "")],
      said: ["There is no protocol `BellDelegate` yet."]),
    Case(
      testDescription: "a protocol that is not public", edits: [(wholeProtocol, "")],
      source: "\nprotocol BellDelegate: AnyObject {}",
      said: [
        "The protocol `BellDelegate` (Bell.swift:2) isn't `public`. The checks are outside your "
          + "module, so they can't use it."
      ]),
    Case(
      testDescription: "a protocol of another name",
      edits: [(header, "public protocol BellDelegat : AnyObject {")],
      said: [
        "There is no protocol `BellDelegate` yet. Is it your `BellDelegat`? "
          + "The checks need the name `BellDelegate`."
      ]),
    Case(
      testDescription: "a class instead",
      edits: [(wholeProtocol, "open class BellDelegate {\n}\n")],
      said: ["`BellDelegate` should be a protocol, but it is a class."]),
    Case(
      testDescription: "a message", edits: [(ring, "")],
      said: ["`BellDelegate` has no method `bell(_:didRing:)` yet."]),
    Case(
      testDescription: "a message of other labels",
      edits: [(ring, "  func bell(_ bell: Door.Bell, didRinging times: Swift.Int)\n")],
      said: [
        "`BellDelegate` has no method `bell(_:didRing:)` yet. Is it your `bell(_:didRinging:)`? "
          + "The checks need the name `bell(_:didRing:)`."
      ]),
    Case(
      testDescription: "a message without its sender",
      edits: [(ring, "  func tell(_ times: Swift.Int)\n")],
      said: [
        "`BellDelegate` has no method `bell(_:didRing:)` yet. Is it your `tell(_:)`? "
          + "The checks need the name `bell(_:didRing:)`."
      ]),
    Case(
      testDescription: "a message of other types",
      edits: [(end, "  func bell(_ bell: Door.Bell, didEndWith error: Door.Fault)\n")],
      said: [
        "The method `bell(_:didEndWith:)` of `BellDelegate`: its second argument has the type "
          + "`Fault`, and the task needs another one."
      ]),
    Case(
      testDescription: "a message that answers",
      edits: [(ring, "  func bell(_ bell: Door.Bell, didRing times: Swift.Int) -> Swift.Bool\n")],
      said: [
        "The method `bell(_:didRing:)` of `BellDelegate` is `func bell(_: Bell, didRing: Int) -> "
          + "Bool`, and the task needs something else."
      ]),
    Case(
      testDescription: "a property", edits: [(property, "")],
      source: "public class Bell { weak var delegate: (any BellDelegate)? }",
      said: [
        "The property `delegate` of `Bell` (Bell.swift:1) isn't `public`. The checks are outside "
          + "your module, so they can't use it."
      ]),
    Case(
      testDescription: "a property of one class only",
      edits: [(property, "  weak final public var delegate: Door.Bell?\n")],
      said: [
        "The property `delegate` of `Bell`: it has the type `Bell?`, and the task needs another "
          + "one."
      ]),
    Case(
      testDescription: "a property that others cannot set",
      edits: [
        (
          property,
          "  weak final public var delegate: (any Door.BellDelegate)? {\n    get\n  }\n"
        )
      ],
      said: [
        "Code outside your module can read the property `delegate` of `Bell`, but can't set it."
      ]),
    Case(
      testDescription: "what a protocol asks for besides",
      edits: [(ring, ring + "  func bellBroke()\n")],
      said: [
        "`BellDelegate` also requires `func bellBroke()`, which the task doesn't mention. A type "
          + "that "
          + "follows the task doesn't have it. Remove it, or give it a default in an extension."
      ]),
  ]
}
