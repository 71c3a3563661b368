import CourseModel
import Testing

@testable import Grading

/// Formats that a name stands for. Each source is of a program that compiles.
@Suite("A format that has a name")
struct ConstantTextTests {
  @Test(
    "is known where nothing else can be meant",
    arguments: [
      "func f() -> String { let format = \"%02d\"; return String(format: format, 8) }",
      "func f(_ n: Int) -> String { let format = \"%d\"; return [n].map { String(format: format, $0) }[0] }",
      "private let format: String = \"%d\"\nfunc f() -> String { String(format: format, 8) }",
      "struct A { let format = \"%d\"; func f() -> String { String(format: format, 8) } }",
      "class A { let format = \"%d\"; var f: String { String(format: self.format, 8) } }",
      "class A { static let format = \"%d\"; func f() -> String { String(format: Self.format, 8) } }",
      "enum A { static let format = \"%d\"; static func f() -> String { String(format: format, 8) } }",
      "enum Formats { static let time = \"%02d:%02d\" }\nextension Int { var a: String { String(format: Formats.time, self, 8) } }",
      "let format = \"%d\"\nstruct A: Hashable { func f() -> String { String(format: format, 8) } }",
      "func f() throws(E) { let error = \"Input[%d]\"; throw E(text: String(format: error, 8)) }\nstruct E: Error { let text: String }",
      "struct A { func f(_ n: Int) -> String { let format = \"\"\"\n  %d\n  \"\"\"; return String(format: format, n) } }",
    ])
  func isKnown(_ source: String) {
    #expect(Self.suspects(in: source).isEmpty)
  }

  @Test("is suspect where something else may be", arguments: suspects)
  func isSuspect(_ source: String) {
    #expect(Self.suspects(in: source).count == 1)
  }

  /// What each of these puts in is, or may be, another text than the literal that it seems to be.
  static let suspects = [
    // What it stands for is none that is harmless.
    "func f() -> String { let format = \"%@\"; return String(format: format, 8) }",
    "func f() -> String { let format = \"%d %d\"; return String(format: format, 8) }",
    "func f(_ a: String) -> String { let format = \"\\(a)\"; return String(format: format, 8) }",
    "func f(_ a: String) -> String { let format = a; return String(format: format, 8) }",
    "func f() -> String { let format = \"%\" + \"@\"; return String(format: format, 8) }",
    "let format: String = { \"%@\" }()\nfunc f() -> String { String(format: format, 8) }",
    "func f(_ a: Bool) -> String { let format: String; if a { format = \"%d\" } else { format = \"%@\" }; return String(format: format, 8) }",
    // It may be changed.
    "func f() -> String { var format = \"%d\"; format = \"%@\"; return String(format: format, 8) }",
    "struct A { let format: String; func f() -> String { String(format: format, 8) } }",
    "struct A { var format = \"%d\"; func f() -> String { String(format: format, 8) } }",
    // Two have the name.
    "let format = \"%d\"\nfunc f(format: String) -> String { String(format: format, 8) }",
    "let format = \"%d\"\nfunc f(_ a: String?) -> String { if let format = a { String(format: format, 8) } else { \"\" } }",
    "let format = \"%d\"\nfunc f(_ a: [String]) -> [String] { a.map { format in String(format: format, 8) } }",
    "let format = \"%d\"\nfunc f(_ a: String) -> String { { [format = a] in String(format: format, 8) }() }",
    "let format = \"%d\"\nstruct A { var a: String { get { \"\" } set(format) { print(String(format: format, 8)) } } }",
    "let format = \"%d\"\nfunc f(_ a: Any) -> String { switch a { case let format as String: String(format: format, 8); default: \"\" } }",
    "let format = \"%d\"\nfunc f(_ a: [String]) { for format in a { print(String(format: format, 8)) } }",
    // The library, or Swift, has something of the name.
    "let description = \"%d\"\nextension String { func f() -> String { String(format: description, 8) } }",
    "let description = \"%d\"\nclass A: NSObject { func f() -> String { String(format: description, 8) } }",
    "class A: NSObject { static let description = \"%d\"; func f() -> String { String(format: description, 8) } }",
    "func g() { let description = \"%d\"; class A: NSObject { func f() -> String { String(format: description, 8) } }; print(A().f(), description) }",
    "extension String { func f() -> String { func g() -> String { String(format: description, 8) }; let description = \"%d\"; return g() + description } }",
    "let rawValue = \"%d\"\nenum A: String { case a = \"%@\"; func f() -> String { String(format: rawValue, 8) } }",
    "let localizedDescription = \"%d\"\nstruct A { func f() -> String { String(format: localizedDescription, 8) } }\nextension A: Error {}",
    "let newValue = \"%d\"\nstruct A { var a: String { get { \"\" } set { print(String(format: newValue, 8)) } } }",
    "let oldValue = \"%d\"\nstruct A { var a: String { didSet { print(String(format: oldValue, 8)) } } }",
    "extension String: @retroactive Error {}\nlet error = \"%d\"\nfunc f(_ g: () throws(String) -> Void) { do throws(String) { try g() } catch { print(String(format: error, 8)) } }",
    // Its owner is somebody else.
    "struct A { let description = \"%d\"; func f(_ a: String) -> String { { [self = a] in String(format: self.description, 8) }() } }",
    "struct A { let description = \"%d\"; func f(_ a: String) -> String { String(format: a.description, 8) } }",
    "struct A { let format = \"%d\" }\nfunc f(_ a: A) -> String { String(format: a.format, 8) }",
    "protocol P { static var format: String { get } }\nfunc f<T: P>(_ a: T.Type) -> String { String(format: T.format, 8) }",
    "protocol P { static var format: String { get } }\nextension P { func f() -> String { String(format: Self.format, 8) } }",
    // A literal is no String.
    "typealias StringLiteralType = NSString\nfunc f() -> String { String(format: \"%d\", 8) }",
    "struct Outer { struct String { init(format: Swift.String, _ n: Int) {} }; func f() -> Any { let format = \"%d\"; return Swift.String(format: format, 8) } }",
  ]

  private static func suspects(in source: String) -> [SourceReading.Place] {
    let policy = SourcePolicy(
      module: "A", imports: [], admission: Admission(), modules: "/nowhere")
    let file = SourceFile(name: "A.swift", content: .init(("import Foundation\n" + source).utf8))
    return SourceReading([file], under: policy).suspectFormats
  }
}
