import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

@Suite("A source policy")
struct SourcePolicyTests {
  /// A source and its refusals: the line, and a word of the sentence.
  struct Case: CustomTestStringConvertible, Sendable {
    let source: String
    let findings: [Finding]
    var testDescription: String { source }

    init(_ source: String, _ findings: Finding...) {
      self.source = source
      self.findings = findings
    }
  }

  struct Finding: Equatable, Sendable, CustomStringConvertible {
    let line: Int
    let word: String
    var description: String { "\(line): \(word)" }

    init(_ line: Int, _ word: String) {
      self.line = line
      self.word = word
    }
  }

  @Test("refuses", arguments: refused)
  func refuses(_ trial: Case) throws {
    let found = try refusals(in: trial.source)

    #expect(found.map(\.line) == trial.findings.map(\.line), "\(found)")
    for (found, expected) in zip(found, trial.findings) {
      #expect(found.sentence.contains(expected.word), "\(found.sentence)")
    }
  }

  @Test("admits what only looks like it", arguments: admitted)
  func admits(_ source: String) throws {
    let found = try refusals(in: source)

    #expect(found.isEmpty, "\(found)")
  }

  @Test(
    "is relaxed by name",
    arguments: [
      ("import Glibc", Admission(imports: ["Glibc"])),
      ("@_cdecl(\"a\") func a() {}", Admission(relaxations: [.attributes])),
      (
        "macro m() = #externalMacro(module: \"M\", type: \"T\")",
        Admission(relaxations: [.attributes])
      ),
      (
        "#sourceLocation(file: \"a\", line: 2)\n#sourceLocation()",
        Admission(relaxations: [.attributes])
      ),
      ("func f(_ a: Int) -> Int { unsafe a }", Admission(relaxations: [.unsafe])),
      ("nonisolated(unsafe) var count = 0", Admission(relaxations: [.unsafe])),
      ("let a: _OptionalNilComparisonType? = nil", Admission(relaxations: [.system])),
    ])
  func isRelaxed(_ source: String, _ admission: Admission) throws {
    let strict = try refusals(in: source)
    let relaxed = try refusals(in: source, allowing: admission)

    #expect(!strict.isEmpty)
    #expect(relaxed.isEmpty, "\(relaxed)")
  }

  @Test("knows the names of all files")
  func knowsAllFiles() throws {
    let files = [
      SourceFile("A.swift", "extension Ink { public var _dry: Bool { true } }"),
      SourceFile("B.swift", "public struct Ink {}\nlet dry = Ink()._dry"),
    ]

    let reading = try read(files, under: policy())

    #expect(reading.refusals.isEmpty, "\(reading.refusals)")
    #expect(reading.places["dry"]?.file == "B.swift")
    #expect(reading.places["dry"]?.line == 2)
  }

  @Test(
    "reads what the compiler lets nest",
    arguments: [
      String(repeating: "(", count: 250) + "1" + String(repeating: ")", count: 250),
      "1" + String(repeating: " + 1", count: 2_000),
      String(repeating: "-", count: 1) + String(repeating: "1 - -", count: 1_000) + "1",
      "[" + String(repeating: "1, ", count: 10_000) + "]",
    ])
  func readsDeepNesting(_ expression: String) throws {
    let source = "let a = \(expression)\n@_cdecl(\"b\") func b() {}"

    #expect(try refusals(in: source).map(\.line) == [2])
  }

  private func policy(allowing admission: Admission = Admission()) throws -> SourcePolicy {
    var exercise = try TestMachine.exercise("ColorPicker")
    exercise.admission = admission
    return SourcePolicy(for: exercise, toolchain: try TestMachine.toolchain())
  }

  private func refusals(
    in source: String, allowing admission: Admission = Admission()
  ) throws -> [(line: Int, sentence: String)] {
    try read([SourceFile("A.swift", source)], under: policy(allowing: admission))
      .refusals.map { ($0.place.line, $0.refusal.sentence.english) }
  }

  private func read(_ files: [SourceFile], under policy: SourcePolicy) throws -> SourceReading {
    try #require(
      try TestMachine.machine().sourceReader.read(SourceReader.Order(files: files, policy: policy)))
  }
}

extension SourcePolicyTests {
  static let refused: [Case] = [
    Case("import Glibc", Finding(1, "import Glibc")),
    Case("import MiniCocoa\nimport func Glibc.exit", Finding(2, "import Glibc")),
    Case("@testable import Testing", Finding(1, "import Testing")),
    Case("private import Dispatch", Finding(1, "import Dispatch")),
    Case("import `Glibc`", Finding(1, "import Glibc")),
    Case("#if os(Linux)\nimport Glibc\n#endif", Finding(2, "import Glibc")),
    Case("@_exported import MiniCocoa", Finding(1, "@_exported")),
    Case("@_spi(Inner) import Foundation", Finding(1, "@_spi")),
    Case("@_cdecl(\"exit\") public func leave() {}", Finding(1, "@_cdecl")),
    Case("@c(exit) public func leave() {}", Finding(1, "@c")),
    // A compiler may have attributes that this list does not know.
    Case("@novelty public func leave() {}", Finding(1, "@novelty")),
    Case(
      "@propertyWrapper struct frozen { var wrappedValue = 1 }\n@frozen public struct Ink {}",
      Finding(2, "@frozen")),
    Case("@_silgen_name(\"fork\") func fork() -> Int32", Finding(1, "@_silgen_name")),
    Case("@_extern(c, \"exit\") func leave(_ code: Int32)", Finding(1, "@_extern")),
    Case(
      "@section(\".init_array\") @used\nlet early: @convention(c) () -> Void = {}",
      Finding(1, "@section"), Finding(1, "@used")),
    Case("@_section(\"a\") @_used let early = 1", Finding(1, "@_section"), Finding(1, "@_used")),
    Case("@_dynamicReplacement(for: a()) func b() {}", Finding(1, "@_dynamicReplacement")),
    Case("#if NEVER\n@_cdecl(\"a\") func a() {}\n#endif", Finding(2, "@_cdecl")),
    Case("struct S {\n  @_nobodyKnows var a = 1\n}", Finding(2, "@_nobodyKnows")),
    Case(
      "@attached(peer) public macro Test() = #externalMacro(module: \"M\", type: \"T\")",
      Finding(1, "macro Test"), Finding(1, "@attached")),
    Case(
      "@freestanding(expression) macro expect(_: Bool) = #other",
      Finding(1, "macro expect"), Finding(1, "@freestanding")),
    Case("let a = unsafe b()", Finding(1, "'unsafe'")),
    Case("func f() { for unsafe a in b {} }", Finding(1, "'unsafe'")),
    Case("struct A { var _cdecl = 0 }\n@_cdecl(\"a\") func f() {}", Finding(2, "@_cdecl")),
    Case(
      "enum Own { struct _cdecl {} }\n@Own._cdecl(\"a\") func f() {}", Finding(2, "@_cdecl")),
    Case("@`_cdecl`(\"a\") func f() {}", Finding(1, "@_cdecl")),
    Case("let a = { @_unsafe in 1 }", Finding(1, "@_unsafe")),
    Case("var a: Int { @_transparent get { 1 } }", Finding(1, "@_transparent")),
    Case("func f(@_inner _ a: Int) {}", Finding(1, "@_inner")),
    Case("@frozen public struct S {}", Finding(1, "@frozen")),
    Case("@preconcurrency import Foundation", Finding(1, "@preconcurrency import")),
    Case("#if true\nimport SwiftShims\n#endif", Finding(2, "import SwiftShims")),
    Case("#if canImport(CoreFoundation)\nimport CoreFoundation\n#endif", Finding(2, "import")),
    Case(
      "struct S { var _openExistential = 1 }\nfunc f() { _ = Swift._openExistential }",
      Finding(1, "'_openExistential'"), Finding(2, "'_openExistential'")),
    Case("func f(_ _forEachField: Int) {}", Finding(1, "'_forEachField'")),
    Case("typealias A = ManagedBuffer<Int, Int>", Finding(1, "'ManagedBuffer'")),
    Case("extension `ManagedBufferPointer` {}", Finding(1, "'ManagedBufferPointer'")),
    Case("public func f(_ a: String = #function) {}", Finding(1, "'#function' tells")),
    Case(
      "public struct S {\n  public init(a: Int = 1, b: String = (#fileID)) {}\n}",
      Finding(2, "'#fileID' tells")),
    Case(
      "public extension Int {\n  func f(a: Int = #line) {}\n}", Finding(2, "#line")),
    Case("struct S { var a: Int { unsafeAddress { b } } }", Finding(1, "'unsafeAddress'")),
    Case("@unsafe func f() {}", Finding(1, "@unsafe")),
    Case("@safe func f() {}", Finding(1, "@safe")),
    Case("nonisolated(unsafe) var count = 0", Finding(1, "nonisolated(unsafe)")),
    Case("final class A: @unchecked Sendable {}", Finding(1, "'@unchecked'")),
    Case("class A { unowned(unsafe) var b: A? }", Finding(1, "unowned(unsafe)")),
    Case(
      "func f() {\n#sourceLocation(file: \"Other.swift\", line: 7)\n}\n",
      Finding(2, "#sourceLocation")),
    Case("let a = _unsafeReferenceCast(b, to: Int.self)", Finding(1, "'_unsafeReferenceCast'")),
    Case("let a = b._domain", Finding(1, "'_domain'")),
    Case("let a = \"\\(_typeName(Int.self))\"", Finding(1, "'_typeName'")),
  ]

  static let admitted: [String] = [
    "@propertyWrapper struct clamped { var wrappedValue = 1 }\nstruct Ink { @clamped var dry }",
    "func f(_ a: @escaping @convention(swift) () -> Int?) { switch a() { @unknown default: break } }",
    "public enum Testing {}\nstruct Swift {}\npublic class ColorPicker {}",
    "typealias Testing = Int\nlet MiniCocoa = 1\nfunc Foundation() {}",
    "public func == (a: Int?, b: Int?) -> Bool { true }\npublic func == <T>(a: T, b: T) -> Bool { true }",
    "extension Array {\n  public var first: Element? { nil }\n}",
    "public extension Int {\n  func half() -> Int { 0 }\n}",
    "import MiniCocoa\nimport Foundation\nimport Synchronization\nimport RegexBuilder\nimport Swift",
    "#if canImport(UIKit)\nimport UIKit\n#elseif os(Windows)\nimport WinSDK\n#endif",
    "#if canImport(Musl)\nimport Musl\n#elseif canImport(Security)\nimport Security\n#endif",
    "func log(_ text: String, file: String = #fileID) {}\npublic func g() { log(#function) }",
    "@inline(__always) func f() {}\n@inlinable public func g() {}\n@inline(never) func h() {}",
    "// import Glibc, unsafe, @_cdecl(\"exit\"), Process, exit(0)\n/* @section @used */\nlet a = 1",
    "let a = \"import Glibc; @_silgen_name; unsafe exit(0) \\(1)\"\nlet b = #\"@_cdecl \\(x)\"#",
    "/// @_cdecl(\"exit\")\nfunc exit(_ code: Int) {}\nfunc f() { exit(0) }",
    "struct Process { func run() {} }\nlet p = Process()",
    "class Door { func exit() {}\n func unsafe() {} }\nlet d = Door()\nfunc f() { d.exit()\n d.unsafe() }",
    "enum Safety { case safe, unsafe, used, section }\nlet s = Safety.unsafe",
    "let unsafe = 1\nlet b = unsafe + 1",
    "func section(used: Int, unsafe: Int) -> Int { used + unsafe }",
    "@propertyWrapper struct Clamped { var wrappedValue: Int }\n"
      + "struct S { @Clamped var a: Int\n init() { _a = Clamped(wrappedValue: 1) } }",
    "struct S { private var _count = 0\n var count: Int { _count } }",
    "func f(_ _hidden: Int) -> Int { let _ = 1; return _hidden }",
    "enum Course { enum Testing {}\n struct Swift {} }\nfunc f() { struct Testing {}\n let Swift = 1 }",
    "func f() { _ = [1].map { _x in _x } }",
    "extension Array { var second: Element? { nil } }",
    "public struct Ink {}\nextension Ink { public var dry: Bool { true } }",
    "public struct Ink { public struct Pot {} }\nextension Ink.Pot { public var full: Bool { true } }",
    "public struct Ink {}\npublic func == (a: Ink, b: Ink) -> Bool { true }",
    "func == (a: Int?, b: Int?) -> Bool { true }",
    "extension String { private(set) static var a: Int { get { 1 } set {} } }",
    "@MainActor @preconcurrency final class A: Sendable { @inline(never) func f() {} }",
    "@available(*, deprecated) @discardableResult func f() -> Int { 1 }",
    "@resultBuilder enum B { static func buildBlock(_ a: Int...) -> Int { 0 } }",
    "public class A { public private(set) weak var b: A?\n unowned var c: A\n init(c: A) { self.c = c } }",
    "print(#file, #line, #function)\n#warning(\"macro\")",
    "",
  ]
}
