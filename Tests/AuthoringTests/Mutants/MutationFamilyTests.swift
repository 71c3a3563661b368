import CourseModel
import GradingTestSupport
import Testing

@testable import Authoring

@Suite("An operator on solutions")
struct MutationFamilyTests {
  /// A piece of a program, and some of the mutants that a family of operators makes of it.
  struct Row: CustomTestStringConvertible {
    let family: MutationFamily.Type
    let source: String
    let mutants: [String]

    var testDescription: String { "\(family.title): \(source)" }
  }

  @Test("changes one small thing", arguments: rows)
  func changes(_ row: Row) {
    let made = texts(of: row.family, in: row.source)
    for mutant in row.mutants {
      #expect(made.contains(mutant), "not among \(made)")
    }
  }

  @Test("leaves alone what it is not about", arguments: silent)
  func leavesAlone(_ row: Row) {
    #expect(texts(of: row.family, in: row.source) == row.mutants)
  }

  /// Returns the resulting bodies, each on one line.
  private func texts(of family: MutationFamily.Type, in body: String) -> [String] {
    let source = MutationSource(SourceFile("A.swift", "\(Self.head)\(body)\(Self.tail)"))
    let operators = family.init(source, SolutionTypes(of: [source]))
    operators.walk(source.tree)
    return operators.changes.compactMap { change in
      guard let text = (change.edits + change.aside).applied(to: source.text),
        let start = text.range(of: "func act(_ other: List)")?.lowerBound
      else { return nil }
      return String(text[start...].dropFirst(25).dropLast(Self.tail.count)).onOneLine
    }
  }

  private static let head = """
    protocol Ear: AnyObject { func heard(_ list: List) }
    final class List: Ear {
      var items: [Int] = []
      var isOpen = false
      var isFull = false
      weak var ear: (any Ear)?
      init() {}
      func heard(_ list: List) {}
      func close() {}
      func act(_ other: List) {

    """
  private static let tail = "\n  }\n}\n"

  private static let rows = [
    Row(
      family: Deletions.self, source: "close()\nisOpen = true",
      mutants: [
        "isOpen = true", "close()",
      ]),
    Row(family: Deletions.self, source: "if isOpen { close() }", mutants: ["do { close() }", ""]),
    Row(family: Doublings.self, source: "close()", mutants: ["close(); close()"]),
    Row(family: Literals.self, source: "isOpen = true", mutants: ["isOpen = false"]),
    Row(
      family: Literals.self, source: "items = [1, 2]",
      mutants: [
        "items = [2]", "items = [2, 1]", "items = [1, 2, 2]", "items = [0, 2]",
      ]),
    Row(
      family: References.self, source: "let ear = ear\near?.heard(self)",
      mutants: [
        "weak let ear = ear; ear?.heard(self)", "unowned let ear = ear; ear?.heard(self)",
      ]),
    Row(family: Arguments.self, source: "ear?.heard(self)", mutants: ["ear?.act(self)"]),
    Row(family: Arguments.self, source: "ear = self", mutants: ["ear = nil"]),
    Row(
      family: OtherValues.self, source: "ear?.heard(self)",
      mutants: [
        "ear?.heard(other)", "ear?.heard(List())",
      ]),
    Row(family: OtherValues.self, source: "ear?.heard(other)", mutants: ["ear?.heard(self)"]),
    Row(family: OtherValues.self, source: "isOpen = true", mutants: ["isFull = true"]),
    Row(
      family: OtherValues.self, source: "let ear = ear\near?.heard(self)",
      mutants: [
        "let ear = ear; self.ear?.heard(self)"
      ]),
    Row(
      family: Moves.self, source: "isOpen = true\near?.heard(self)\nclose()",
      mutants: [
        "ear?.heard(self); isOpen = true; close()", "close(); isOpen = true; ear?.heard(self)",
        "defer { isOpen = true }; ear?.heard(self); close()",
      ]),
    Row(
      family: Moves.self, source: "if isOpen { close() }\near?.heard(self)",
      mutants: [
        "if isOpen { close() ; ear?.heard(self) }", "close(); if isOpen {  }; ear?.heard(self)",
      ]),
    Row(
      family: Moves.self, source: "guard isOpen else { return }\nclose()",
      mutants: [
        "guard isOpen else { close(); return }; close()"
      ]),
    Row(
      family: Flow.self, source: "for item in items { take(item) }",
      mutants: [
        "for item in items.reversed() { take(item) }", "for item in items { take(item); break }",
        "var position = 0; while position < items.count { let item = items[position]; "
          + "position += 1; take(item) }",
        "guard !wasHere else { return }; wasHere = true; for item in items { take(item) }",
      ]),
    Row(
      family: Collections.self, source: "items.append(1)",
      mutants: [
        "items.insert(1, at: 0)", "items = [1]",
      ]),
    Row(
      family: Collections.self, source: "items.removeAll { $0 == 1 }",
      mutants: [
        "items.removeAll()", "items.removeAll { !($0 == 1) }",
        "if let position = items.firstIndex(where: { $0 == 1 }) { items.remove(at: position) }",
      ]),
    Row(
      family: Collections.self, source: "isOpen = items.contains(where: { $0 == 1 })",
      mutants: [
        "isOpen = items.allSatisfy( { $0 == 1 })", "isOpen = !items.contains(where: { $0 == 1 })",
      ]),
    Row(
      family: Collections.self, source: "items = items.map { $0 + 1 }",
      mutants: [
        "items = items.map { $0 + 1 }.reversed()", "items = Array(items.map { $0 + 1 }.dropLast())",
      ]),
    Row(family: Optionals.self, source: "ear?.heard(self)", mutants: ["ear!.heard(self)"]),
    Row(
      family: Optionals.self, source: "isOpen = other.ear?.isOpen ?? true",
      mutants: [
        "isOpen = true", "isOpen = (other.ear?.isOpen)!",
      ]),
    Row(
      family: Optionals.self, source: "if let ear { ear.heard(self) }",
      mutants: [
        "do { let ear = (ear)!; ear.heard(self) }"
      ]),
    Row(
      family: Moments.self, source: "close()\nif isOpen { ear?.heard(self) }",
      mutants: [
        "let isOpen = self.isOpen; close(); if isOpen { ear?.heard(self) }",
        "let made = isOpen; close(); if made { ear?.heard(self) }",
        "kept.append(other as AnyObject); close(); if isOpen { ear?.heard(self) }",
        "close(); if isOpen { ear?.heard(made) }",
      ]),
    Row(
      family: Calls.self, source: "isOpen = true",
      mutants: [
        "close(); isOpen = true", "isOpen = true; close()",
      ]),
  ]

  private static let silent = [
    Row(family: Doublings.self, source: "isOpen = true", mutants: []),
    Row(family: OtherValues.self, source: "close()", mutants: []),
    Row(
      family: Collections.self, source: "isOpen = !items.contains(1)",
      mutants: [
        "isOpen = !items.allSatisfy(1)"
      ]),
  ]
}
