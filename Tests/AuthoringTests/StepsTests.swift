import CourseModel
import Foundation
import Testing

@testable import Authoring

@Suite("The programs between stub and solution")
struct StepsTests {
  private func file(_ name: String, _ text: String) -> SourceFile {
    SourceFile(name: name, content: Data(text.utf8))
  }

  private func text(_ files: [SourceFile], _ name: String = "A.swift") -> String? {
    files.first { $0.name == name }.map { String(decoding: $0.content, as: UTF8.self) }
  }

  private func steps(_ stub: String, _ solution: String) -> Steps {
    Steps(from: [file("A.swift", stub)], to: [file("A.swift", solution)])
  }

  @Test("have the solution's lines up to a TODO, and the stub's after it")
  func inOrder() {
    let stub = """
      class A {
        // TODO: 1. Weak?
        var delegate: B?

        func tell() {
          // TODO: 2. Tell.
        }
      }

      """
    let solution = """
      class A {
        weak var delegate: B?

        func tell() {
          delegate?.hear()
        }
      }

      """
    let steps = steps(stub, solution)
    #expect(text(steps.program(after: 0)) == stub)
    #expect(
      text(steps.program(after: 1))
        == stub.replacing("  // TODO: 1. Weak?\n", with: "").replacing("  var", with: "  weak var"))
    #expect(text(steps.program(after: 2)) == solution)
  }

  @Test("follow the numbers, not the lines")
  func numbers() {
    let steps = steps(
      "func f() {\n  // TODO: 2. Connect.\n}\n\n// TODO: 1. Adopt.\n",
      "func f() {\n  connect()\n}\n\nextension A: B {\n}\n")
    #expect(
      text(steps.program(after: 1))
        == "func f() {\n  // TODO: 2. Connect.\n}\n\nextension A: B {\n}\n")
  }

  @Test("put a change without a TODO under the nearest TODO above it")
  func nearest() {
    let steps = steps(
      "// TODO: 1. Each of these.\nvar a: A?\n\nvar b: B?\n\n// TODO: 2. That.\nlet c = 1\n",
      "weak var a: A?\n\nweak var b: B?\n\nlet c = 2\n")
    #expect(
      text(steps.program(after: 1))
        == "weak var a: A?\n\nweak var b: B?\n\n// TODO: 2. That.\nlet c = 1\n")
  }

  @Test("have what only the solution has with the first TODO that uses it")
  func helper() {
    let steps = steps(
      """
      struct S {
        var a: Int {
          // TODO: 1. A.
          0
        }

        var b: Int {
          // TODO: 2. B.
          0
        }
      }
      """,
      """
      struct S {
        var a: Int {
          helper
        }

        var b: Int {
          helper + 1
        }

        private var helper: Int { 7 }
      }
      """)
    let first = text(steps.program(after: 1))
    #expect(first?.contains("private var helper") == true)
    #expect(first?.contains("// TODO: 2. B.\n    0") == true)
  }

  @Test("leave with its TODO what is all that is done for it, whoever uses it")
  func onlyDeed() {
    let steps = steps(
      """
      class A {
        func a() {
          // TODO: 1. A.
        }
        // TODO: 2. Give it something to say.
        var x = 1
      }
      """,
      """
      class A {
        func a() {
          say()
        }
        var x = 1
        func say() {}
      }
      """)
    #expect(text(steps.program(after: 1))?.contains("func say") == false)
  }

  @Test("have a new file from the TODO on that uses it")
  func newFile() {
    let steps = Steps(
      from: [file("A.swift", "// TODO: 1. A.\nlet b = 1\n// TODO: 2. C.\nlet d = 1\n")],
      to: [
        file("A.swift", "let a = 1\nlet b = 1\nlet c = Helper()\nlet d = 1\n"),
        file("H.swift", "struct Helper {}\n"),
      ])
    #expect(steps.program(after: 1).map(\.name) == ["A.swift"])
    #expect(text(steps.program(after: 2), "H.swift") == "struct Helper {}\n")
  }
}
