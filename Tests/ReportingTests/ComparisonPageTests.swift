@testable import CourseModel
import Foundation
import SwiftSources
@testable import Terminal
import TestSupport
import Testing
@testable import Typesetting

@testable import Reporting

@Suite("Pages that compare")
struct ComparisonPageTests {
  static let profiles: [String: TerminalProfile] = {
    var profiles: [String: TerminalProfile] = [:]
    for columns in [60, 100] {
      profiles["plain.\(columns)"] = TerminalProfile(isTerminal: false, columns: columns)
      profiles["color.\(columns)"] = TerminalProfile(
        isTerminal: true, columns: columns, colorDepth: .sixteen, attributes: true)
      profiles["accessible.\(columns)"] = TerminalProfile(
        isTerminal: true, columns: columns, accessible: true)
    }
    return profiles
  }()

  private static func exercise(_ name: String) throws -> Exercise {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try Exercise(at: root.appending(path: "Exercises/\(name)"))
  }

  private func files(_ name: String, _ text: String) -> [SourceFile] {
    [SourceFile(name: name, content: Data(text.utf8))]
  }

  private func page(
    _ mine: [SourceFile], _ model: [SourceFile], in profile: TerminalProfile,
    theme: Theme = .standard
  ) -> ComparisonPage {
    ComparisonPage(
      SourceComparison(of: mine, with: model), title: "Picker · your answer and the model's",
      profile: profile, theme: theme)
  }

  @Test(
    "show an answer against the solution, as their goldens have it",
    arguments: profiles.keys.sorted())
  func goldens(profile: String) throws {
    let place = try #require(Self.profiles[profile])
    let exercise = try Self.exercise("ColorPicker")
    let mine = try #require(try exercise.variants().first { $0.name == "adopts-in-the-class" })

    let text = place.render(page(mine.files, try exercise.solution(), in: place).lines)

    try expectGolden(text, "comparison.\(profile).txt")
  }

  @Test("show a file with a syntax error, as their golden has it")
  func syntaxError() throws {
    let mine = """
      import MiniCocoa

      final class Lamp {
        var isOn = false {
        func toggle() { isOn = !isOn }
      }
      """
    let model = """
      import MiniCocoa

      /// A lamp.
      final class Lamp {
        var isOn = false
        func toggle() { isOn.toggle() }
      }
      """

    let shown = page(files("Lamp.swift", mine), files("Lamp.swift", model), in: .plain)

    try expectGolden(TerminalProfile.plain.render(shown.lines), "comparison.syntax.txt")
  }

  @Test("sum up in one line what is alike")
  func alike() throws {
    let one = files("A.swift", "/// One.\nfunc a() {}\nfunc b() {}\n")
    let other = files("B.swift", "func b() {}\n// Two.\nfunc a() { }\n")
    let single = files("A.swift", "func a() {}")

    func summary(_ mine: [SourceFile], _ model: [SourceFile]) -> [String] {
      page(mine, model, in: .plain).lines.dropFirst(2).map(\.text)
    }

    #expect(summary(one, one) == ["All 2 declarations are the same.", ""])
    #expect(
      summary(one, other) == [
        "All 2 declarations are the same, but the comments of 1 differ.", "",
      ])
    #expect(summary(single, single) == ["The only declaration is the same.", ""])
  }

  @Test("leave out what is alike in a long function")
  func excerpt() throws {
    let lines = (1...20).map { "  step(\($0))" }
    let mine = "func run() {\n" + lines.joined(separator: "\n") + "\n}"
    let model = mine.replacing("step(10)", with: "leap(10)")

    let text = page(files("A.swift", mine), files("A.swift", model), in: .plain).lines.map(\.text)

    #expect(
      text.suffix(9) == [
        "      step(7)", "      step(8)", "      step(9)", "  -   step(10)", "  +   leap(10)",
        "      step(11)", "      step(12)", "      step(13)", "",
      ])
  }

  @Test("are no wider than the place", arguments: [20, 30, 60])
  func width(columns: Int) throws {
    let exercise = try Self.exercise("Multicast")
    let variant = try #require(try exercise.variants().last)
    let comparison = SourceComparison(of: variant.files, with: try exercise.solution())
    for accessible in [false, true] {
      let place = TerminalProfile(
        isTerminal: true, columns: columns, colorDepth: .sixteen, attributes: true,
        accessible: accessible)
      let page = ComparisonPage(comparison, title: exercise.title, profile: place)
      #expect(page.lines.filter { $0.width() > columns } == [])
    }
  }

  @Test("keep Swift's looks on both sides, in the theme's colors", arguments: Theme.Name.allCases)
  func looks(name: Theme.Name) throws {
    let theme = Theme.named(name)
    let place = TerminalProfile(
      isTerminal: true, columns: 80, colorDepth: .truecolor, attributes: true)
    let mine = files("A.swift", "func a() { let b = \"mine\" }")
    let model = files("A.swift", "func a() { let b = \"model\" }")

    let lines = page(mine, model, in: place, theme: theme).lines
    let rows = lines.filter { $0.content.contains("let b") }.map(\.spans)

    #expect(rows.map(\.first?.text) == ["  - ", "  + "])
    #expect(rows.map(\.first?.style) == [theme.removed, theme.added])
    #expect(rows.allSatisfy { $0.contains(Span("func", style: theme.swift.keyword)) })
    let marked = rows.map { row in row.filter(\.style.underline).map(\.text) }
    #expect(marked == [["mine"], ["model"]])
  }

  @Test("let nothing drive the terminal", arguments: HostileTextTests.texts)
  func hostile(_ text: String) {
    let mine = files(text, "let a = \"\(text)\"\n// \(text)\n")
    let model = files("A.swift", "let a = 1\n")

    let rendered = TerminalProfile.plain.render(page(mine, model, in: .plain).lines)

    #expect(
      rendered.unicodeScalars.allSatisfy { scalar in
        scalar == "\n"
          || scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
            && !(0x202A...0x202E).contains(scalar.value)
            && !(0x2066...0x2069).contains(scalar.value)
      })
  }
}
