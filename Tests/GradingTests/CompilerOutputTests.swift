import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

@Suite("The compiler's output")
struct CompilerOutputTests {
  private let names = SourceNames([SourceFile("A.swift", ""), SourceFile("Ü 1.swift", "")])

  private func diagnostics(_ text: String) -> [Diagnostic] {
    CompilerOutput.diagnostics(in: text, names: names)
  }

  @Test("becomes diagnostics on the learner's own files, errors first")
  func ordered() {
    let text = """
      /tmp/x/src/A.swift:3:7: warning: never used; consider '_' [#no-usage]
      let x = 1
          ^
      /tmp/x/src/File-2.swift:10:1: error: cannot find 'y' in scope
      /tmp/x/src/A.swift:2:1: error: expected ':' here: now
      /tmp/x/src/A.swift:2:1: note: did you mean this?
      /tmp/x/src/A.swift:2:1: error: expected ':' here: now
      /tmp/x/src/A.swift:2:1: note: did you mean this?
      /opt/swift/lib/Foo.swift:1:1: error: not the learner's
      /tmp/x/src/A.swift:2:1: note: nor what is said to it
      """
    #expect(
      diagnostics(text) == [
        Diagnostic(
          file: "Ü 1.swift", line: 10, column: 1, severity: .error,
          message: "cannot find 'y' in scope"),
        Diagnostic(
          file: "A.swift", line: 2, column: 1, severity: .error, message: "expected ':' here: now",
          notes: [
            Diagnostic.Note(file: "A.swift", line: 2, column: 1, message: "did you mean this?")
          ]),
        Diagnostic(
          file: "A.swift", line: 3, column: 7, severity: .warning,
          message: "never used; consider '_'"),
      ])
  }

  @Test(
    "is no diagnostic when it is something else",
    arguments: [
      "", ":", "A.swift:1:1: error: without a folder", "/A.swift:1: error: no column",
      "/A.swift:x:1: error: no number", "/A.swift:1:1: error:", "/A.swift:1:1: fatal: what",
      "/A.swift:99999999999999999999:1: error: no line is that far",
      "<unknown>:0: error: somewhere",
      "/A.swift:1:8: warning: module 'Foundation' was not compiled with library evolution support; "
        + "using it means binary compatibility for 'X' can't be guaranteed",
    ])
  func ignored(_ line: String) {
    #expect(diagnostics(line) == [])
  }

  @Test("is kept up to fifty diagnostics, errors before warnings")
  func limited() {
    let warnings = (1...200).map { "/A.swift:\($0):1: warning: w" }
    let errors = (1...20).map { "/A.swift:\($0):1: error: e" }
    let found = diagnostics((warnings + errors).joined(separator: "\n"))
    #expect(found.count == 50)
    #expect(found.prefix(20).allSatisfy { $0.severity == .error })
    #expect(found.dropFirst(20).map(\.line) == Array(1...30))
  }

  @Test("keeps five notes of a diagnostic, of the learner's files alone")
  func notes() {
    let notes = (1...9).map { "/A.swift:\($0):1: note: n" }
    let foreign = ["/opt/swift/lib/Foo.swift:1:1: note: f", "Swift.line:1:40: note: g"]
    let found = diagnostics((["/A.swift:1:1: error: e"] + foreign + notes).joined(separator: "\n"))
    #expect(found.map { $0.notes.map(\.line) } == [[1, 2, 3, 4, 5]])
  }

  @Test("names its first error wherever that is")
  func firstError() {
    #expect(
      CompilerOutput.firstError(in: "x\n/a/b/Elsewhere.swift:5:1: error: no 'x' [#Group]\n")
        == "Elsewhere.swift:5:1: no 'x'")
    #expect(
      CompilerOutput.firstError(in: "ld.lld: error: duplicate symbol: same")
        == "ld.lld: duplicate symbol: same")
    #expect(CompilerOutput.firstError(in: "all is well") == nil)
  }

  @Test("tells where the compiler broke down")
  func breakdown() {
    let dump = """
      0.\tProgram arguments: swift-frontend -c /tmp/x/src/A.swift
      3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/tmp/x/src/A.swift")
      4.\tWhile type-checking declaration 0x5626d165e168 (at /tmp/x/src/File-2.swift:12:1)
      """
    #expect(CompilerOutput.placeOfBreakdown(in: dump, names: names) == "Ü 1.swift:12")
    #expect(CompilerOutput.placeOfBreakdown(in: "Stack dump:", names: names) == nil)
  }
}

@Suite("Names of our own")
struct SourceNamesTests {
  @Test("keep plain names and replace all others")
  func safe() {
    let files = [
      "A.swift", "main.swift", "a b.swift", "-o.swift", "@x.swift", "Ünder.swift", "File-9.swift",
      "A+B.swift", "_.swift", "x.y.swift", "a\nb.swift",
    ].map { SourceFile($0, "") }
    let names = SourceNames(files)
    #expect(
      names.safe == [
        "A.swift", "File-2.swift", "File-3.swift", "File-4.swift", "File-5.swift", "File-6.swift",
        "File-7.swift", "A+B.swift", "_.swift", "File-10.swift", "File-11.swift",
      ])
    #expect(names.original("/tmp/src/File-7.swift") == "File-9.swift")
    #expect(names.original("ColorPicker/A.swift") == "A.swift")
    #expect(names.original("/tmp/src/File-9.swift") == nil)
    #expect(names.original("") == nil)
  }
}

@Suite("Imported modules")
struct ImportTests {
  private static let forms: [(String, Set<String>)] = [
    ("import Foundation", ["Foundation"]), ("  import Foundation", ["Foundation"]),
    ("internal import RegexBuilder", ["RegexBuilder"]),
    ("@preconcurrency import Glibc", ["Glibc"]),
    ("@_spi(Hidden) private import A", ["A"]),
    ("import struct Foundation.Date", ["Foundation"]),
    ("import Foundation; print(1)", ["Foundation"]),
    ("import A\r\nimport B", ["A", "B"]), ("let important = 1", []), ("// imports", []),
    ("importing A", []),
  ]

  @Test("are found in every form", arguments: forms)
  func found(_ text: String, _ modules: Set<String>) {
    #expect([SourceFile("A.swift", text)].importedModules == modules)
  }
}
