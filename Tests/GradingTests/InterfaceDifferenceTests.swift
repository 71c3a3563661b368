import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

@Suite("A submission's sources")
struct InterfaceDifferenceTests {
  private static let stub = """
    import MiniCocoa

    public protocol BellDelegate: AnyObject {
      func bell(_ bell: Bell, didRing times: Int?)
    }

    public final class Bell: View {
      public var volume: Double = 1
      public weak var delegate: (any BellDelegate)?
      public let name: String

      public init(named name: String) { self.name = name }

      /// Rings.
      @discardableResult
      public func ring(
        _ times: Int, loudly: Bool = false
      ) -> Bool { true }

      func secret() {}
      public override var description: String { name }
    }

    open class Tower {
    }

    extension BellDelegate {
      public func bell(_ bell: Bell, didRing times: Int?) {}
    }
    """

  /// Changes of the stub above, and the message about them.
  struct Change: CustomTestStringConvertible {
    let testDescription: String
    let edits: [(String, String)]
    var more = ""
    let sentence: String?
  }

  @Test("asks for another type where two declarations look the same")
  func sameText() {
    let text = "public class Picker: ViewController"
    let difference = InterfaceDifference(owner: "", expected: text, kind: .changed(text))
    #expect([difference].sentence?.contains("one of its types is another") == true)
  }

  @Test("lack a file of the stub if none of its types is anywhere")
  func lostFiles() throws {
    func outline(_ files: [String: String]) throws -> SourceOutline {
      try #require(SourceOutline(trusted: files.sorted { $0.key < $1.key }.map(SourceFile.init)))
    }
    let bell = "public protocol BellDelegate: AnyObject {}\npublic class Bell {}"
    let stub = try outline(["Bell.swift": bell, "Tower.swift": "public class Tower {}"])
    #expect(try stub.files(missingIn: outline(["Bell.swift": bell])) == ["Tower.swift"])
    #expect(
      try stub.files(missingIn: outline(["All.swift": "class Bell {}; class Tower {}"])) == [])
    #expect(try stub.files(missingIn: outline([:])) == ["Bell.swift", "Tower.swift"])

    let lost = stub.differences(of: try outline(["Bell.swift": bell]))
    #expect(lost.map { stub.has($0, inOneOf: ["Tower.swift"]) } == [true])
    #expect(lost.map { stub.has($0, inOneOf: ["Bell.swift"]) } == [false])
  }

  @Test("may ask for what the solution's protocols ask for, whatever the parameters are called")
  func askedByTask() throws {
    func outline(_ members: String) throws -> SourceOutline {
      let text = "public protocol BellDelegate: AnyObject {\n\(members)\n}"
      return try #require(SourceOutline(trusted: [SourceFile("Bell.swift", text)]))
    }
    let stub = try outline("  func rang()")
    let solution = try outline("  func bell(_ bell: Bell, didRing times: Int)")
    let renamed = try outline("  func bell(_ one: Bell, didRing count: Int)")
    let other = try outline("  func bellRang(_ one: Bell)")
    func demands(_ outline: SourceOutline) -> Int {
      stub.differences(of: outline, asking: solution).count { $0.kind == .asksForMore }
    }
    #expect(demands(renamed) == 0)
    #expect(demands(other) == 1)
  }

  @Test("depart from the stub", arguments: changes)
  func differences(_ change: Change) throws {
    var text = Self.stub
    for (old, new) in change.edits {
      try #require(text.contains(old))
      text = text.replacing(old, with: new)
    }
    let files = [SourceFile("Bell.swift", text), SourceFile("More.swift", change.more)]
    let stub = try #require(SourceOutline(trusted: [SourceFile("Bell.swift", Self.stub)]))
    let outline = SourceOutline(trusted: files)
    #expect(outline.flatMap { stub.differences(of: $0).sentence } == change.sentence)
  }

  private static let changes = [
    Change(
      testDescription: "by a class of another name", edits: [("class Bell:", "class Bel:")],
      sentence: "The checks need `public final class Bell: View`, as in the stub; "
        + "is it called `Bel` now?"),
    Change(
      testDescription: "by a class that is gone",
      edits: [
        (
          stub.components(separatedBy: "\n\n").dropFirst(2).dropLast(2).joined(separator: "\n\n"),
          ""
        )
      ],
      sentence: "The checks need `public final class Bell: View`, as in the stub, "
        + "and there is none."),
    Change(
      testDescription: "by a struct for a class",
      edits: [("final class Bell: View", "struct Bell")],
      sentence: "The checks need `public final class Bell: View`, as in the stub, "
        + "and you have `public struct Bell`."),
    Change(
      testDescription: "by a type that stands twice", edits: [], more: "\nstruct Bell {}",
      sentence: "`public final class Bell: View` is declared twice, in Bell.swift:7 and "
        + "More.swift:2: keep the stub's, and give the other another name."),
    Change(
      testDescription: "by another label", edits: [("loudly:", "loud:")],
      sentence: "The checks need `public func ring(_ times: Int, loudly: Bool = false) -> Bool` in "
        + "`Bell`, as in the stub, and you have "
        + "`public func ring(_ times: Int, loud: Bool = false) -> Bool`."),
    Change(
      testDescription: "by another type", edits: [("times: Int?)\n}", "times: Int)\n}")],
      sentence: "The checks need `func bell(_ bell: Bell, didRing times: Int?)` in "
        + "`BellDelegate`, as in the stub, and you have `func bell(_ bell: Bell, didRing times: Int)`."
    ),
    Change(
      testDescription: "by a method that is not public", edits: [("public func ring", "func ring")],
      sentence: "The checks need `public func ring(_ times: Int, loudly: Bool = false) -> Bool` in "
        + "`Bell`, as in the stub, and you have "
        + "`func ring(_ times: Int, loudly: Bool = false) -> Bool`."),
    Change(
      testDescription: "by a property that is missing, and one that differs",
      edits: [("public var volume: Double = 1\n", ""), ("let name: String", "let name: Int")],
      sentence: "The checks need `public var volume: Double` in `Bell`, as in the stub, "
        + "and there is none. (1 more declaration does not fit the checks.)"),
    Change(
      testDescription: "by a default that has moved into the protocol",
      edits: [("  public func bell(_ bell: Bell, didRing times: Int?) {}\n", "")],
      sentence: "The checks need `public func bell(_ bell: Bell, didRing times: Int?)` in "
        + "`extension BellDelegate`, as in the stub, and there is none."),
    Change(
      testDescription: "by a protocol that asks for more",
      edits: [("AnyObject {\n", "AnyObject {\n  func bellIsTired()\n")],
      sentence: "`func bellIsTired()` in `BellDelegate` is a requirement that the stub doesn't "
        + "have, so a type that adopts the stub's protocol lacks it. Remove it, or give it a "
        + "default "
        + "in an extension."),
    Change(
      testDescription: "by a class that is not open any more",
      edits: [("open class Tower", "public final class Tower")],
      sentence: "The checks need `open class Tower`, as in the stub, and you have "
        + "`public final class Tower`."),
    Change(
      testDescription: "by a method of whose name there is a property",
      edits: [("func ring(", "func strike(")],
      more: "extension Bell { public var ring: Int { 1 } }",
      sentence: "The checks need `public func ring(_ times: Int, loudly: Bool = false) -> Bool` in "
        + "`Bell`, as in the stub, and there is none."),
    Change(
      testDescription: "by a requirement that is misspelt",
      edits: [("AnyObject {\n  func bell(", "AnyObject {\n  func bel(")],
      sentence: "The checks need `func bell(_ bell: Bell, didRing times: Int?)` in `BellDelegate`, "
        + "as in the stub, and you have `func bel(_ bell: Bell, didRing times: Int?)`."),
    // Changes without effect:
    Change(
      testDescription: "not by a question that has a default",
      edits: [("AnyObject {\n", "AnyObject {\n  func bellIsTired()\n")],
      more: "extension BellDelegate { func bellIsTired() {} }", sentence: nil),
    Change(
      testDescription: "not by what a superclass has as well",
      edits: [("  public override var description: String { name }\n", "")], sentence: nil),
    Change(
      testDescription: "not by what is not public", edits: [("func secret() {}", "")],
      sentence: nil),
    Change(
      testDescription: "not by how a reference is kept or a type written",
      edits: [("weak var delegate: (any BellDelegate)?", "var delegate: BellDelegate?")],
      sentence: nil),
    Change(
      testDescription: "not by blanks, an optional's long name, or a module's",
      edits: [
        ("times: Int?)\n}", "times: Optional< Int >)\n}"),
        ("volume: Double", "volume: (Swift.Double)"),
      ], sentence: nil),
    Change(
      testDescription: "not by a type that is not written",
      edits: [("volume: Double = 1", "volume = 1.0")], sentence: nil),
    Change(
      testDescription: "not by a name inside",
      edits: [("named name: String", "named text: String")],
      sentence: nil),
    Change(
      testDescription: "not by a member that has moved", edits: [("public let name: String", "")],
      more: "extension Bell { public var name: String { \"\" } }", sentence: nil),
    Change(
      testDescription: "not by what is added", edits: [], more: "public struct Clapper {}",
      sentence: nil),
    Change(
      testDescription: "in nothing that a reader can find while a brace is missing",
      edits: [("{ true }", "{ true")], sentence: nil),
  ]
}
