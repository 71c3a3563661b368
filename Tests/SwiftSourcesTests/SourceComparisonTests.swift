import CourseModel
import Foundation
import TestSupport
import Testing

@testable import SwiftSources

@Suite("A comparison of sources")
struct SourceComparisonTests {
  @Test("pairs declarations whatever their order")
  func order() {
    let comparison = SourceComparison(
      """
      func b() { print(2) }
      struct A {
        func two() {}
        var one = 1
      }
      """,
      """
      struct A {
        var one = 1
        func two() {}
      }
      func b() { print(2) }
      """)

    #expect(comparison.outline == ["= struct A", "= A.one", "= A.two()", "= b()"])
    #expect(comparison.isAlike)
  }

  @Test("shows the method that differs, not its class")
  func nested() {
    let comparison = SourceComparison(
      """
      class Outer {
        class Inner {
          func one() { a() }
          func two() {}
        }
      }
      """,
      """
      class Outer {
        class Inner {
          func one() { b() }
          func two() {}
        }
      }
      """)

    #expect(
      comparison.outline == [
        "= class Outer", "= class Outer.Inner", "~ Outer.Inner.one()", "= Outer.Inner.two()",
      ])
  }

  @Test("pairs members of a class with those of an extension in another file")
  func extensions() {
    let comparison = SourceComparison(
      of: files([
        "A.swift": """
        import MiniCocoa

        final class A: Base, Listener {
          func hear(_ word: String) { words.append(word) }
          func speak() {}
        }
        """
      ]),
      with: files([
        "A+Listener.swift": """
        import MiniCocoa

        extension A: Listener {
          func hear(_ word: String) { words.append(word) }
        }

        extension A {
          func speak() {}
        }
        """,
        "A.swift": """
        import MiniCocoa

        final class A: Base {
        }
        """,
      ]))

    #expect(
      comparison.outline == [
        "= import MiniCocoa", "+ extension A: Listener", "= A.hear(_:)", "/ extension A",
        "= A.speak()", "/ import MiniCocoa", "~ class A",
      ])
  }

  @Test("keeps a type whole that only one side has, and members of a shared one apart")
  func onlyOne() {
    let comparison = SourceComparison(
      """
      struct Box {
        weak var listener: Listener?
        struct Lid {
          let isOpen = true
        }
      }
      struct A {
        var box = Box()
      }
      """,
      """
      struct A {
        weak var listener: Listener?
      }
      """)

    #expect(comparison.outline == ["= struct A", "+ A.listener", "- struct Box", "- A.box"])
    #expect(comparison.pairs[2].mine?.lines.count == 6)
  }

  @Test("pairs functions whose parameters are called otherwise inside")
  func renamedParameters() {
    let comparison = SourceComparison(
      "func pick(_ sender: Picker, named name: String?) {}",
      "func pick(_ picker: Picker, named word: String?) {}")

    #expect(comparison.outline == ["~ pick(_:named:)"])
  }

  @Test("pairs functions whose labels differ, where there is nothing closer")
  func renamedLabels() {
    let comparison = SourceComparison(
      """
      func pick(color: Color) { show(color) }
      func pick(name: String) { show(name) }
      """,
      """
      func pick(name: String) { show(name) }
      func pick(_ color: Color) { show(color) }
      """)

    #expect(comparison.outline == ["= pick(name:)", "~ pick(_:)"])
  }

  @Test("tells overloads apart by their types")
  func overloads() {
    let comparison = SourceComparison(
      """
      func show(_ value: Int) { a() }
      func show(_ value: String) { b() }
      func show(_ value: [String]) -> Bool { c() }
      """,
      """
      func show(_ value: String) { b() }
      func show(_ value: [String]) -> Bool { d() }
      func show(_ value: Int) { a() }
      """)

    #expect(comparison.outline == ["= show(_:)", "~ show(_:)", "= show(_:)"])
  }

  @Test("tells a requirement from its default, and static from not")
  func requirements() {
    let comparison = SourceComparison(
      """
      extension P {
        func ask() { a() }
      }
      protocol P {
        static var one: Int { get }
        var one: Int { get }
        func ask()
      }
      """,
      """
      protocol P {
        func ask()
        var one: Int { get }
        static var one: Int { get }
      }
      extension P {
        func ask() { b() }
      }
      """)

    #expect(
      comparison.outline == [
        "= protocol P", "= P.ask()", "= P.one", "= P.one", "= extension P", "~ P.ask()",
      ])
  }

  @Test("says where only the comments differ, and passes over blanks and semicolons")
  func comments() {
    let comparison = SourceComparison(
      """
      /// One.
      func a() { b(); c() }
      func d( ) { e( ) }
      """,
      """
      // MARK: - First

      /// Another.
      func a() {
        b()
        c()  // done
      }

      func d() { e() }
      """)

    #expect(comparison.outline == ["# a()", "= d()"])
    #expect(comparison.otherwiseCommentedCount == 1)
  }

  @Test("takes attributes for a part of the code")
  func attributes() {
    let comparison = SourceComparison("func a() {}", "@discardableResult\nfunc a() {}")

    #expect(comparison.outline == ["~ a()"])
  }

  @Test("pairs properties that are declared at once with single ones")
  func several() {
    let comparison = SourceComparison(
      """
      struct A {
        var red: Double, green: Double
        let name = ""
      }
      enum E { case one, two }
      """,
      """
      struct A {
        var red: Double
        /// How green.
        var green: Double
        let name = ""
      }
      enum E {
        case one
        case two
      }
      """)

    #expect(comparison.outline == ["= struct A", "~ A.red, green", "= A.name", "~ enum E"])
  }

  @Test("compares files with syntax errors line by line, and the others by declaration")
  func syntaxErrors() {
    let comparison = SourceComparison(
      of: files(["A.swift": "func a() {\n  b(\n}", "B.swift": "func d() {}\nfunc c() {}"]),
      with: files(["A.swift": "func a() {\n  b()\n}", "B.swift": "func c() {}\nfunc d() {}"]))

    #expect(comparison.outline == ["~ the whole file", "= c()", "= d()"])
    guard case .changed(let mine, let model, let lines) = comparison.pairs[0] else {
      Issue.record("the files do not differ")
      return
    }
    #expect(mine.extent == .file && model.extent == .file)
    #expect(lines.rows.count == 4)
  }

  /// Sources that might take the parser, the pairing or the comparison of lines too long. They are
  /// small, because a thread that continues parsing takes a processor from all other tests.
  static let hostile: KeyValuePairs<String, String> = [
    "brackets": String(repeating: "[", count: 17),
    "operators": String(repeating: "operator actor ", count: 18),
    "conditions": String(repeating: "if if ", count: 2_000),
    "lines": String(repeating: "a\n", count: 30_000),
    "nesting": String(repeating: "class A{\n", count: 1_000),
    "ends": String(repeating: "}", count: 2_000),
    "the same names": String(repeating: "var a,b\n", count: 1_000),
    "many names": (0..<5_000).map { "let a\($0)\n" }.joined(),
    "ends of lines": "\0\u{FEFF}\r\r\n\u{2028}\n",
  ]

  @Test("ends, whatever it reads", arguments: hostile.map(\.key))
  func ends(name: String) throws {
    let source = try #require(Self.hostile.first { $0.key == name }).value
    let mine = files(["A.swift": source])
    let model = files(["A.swift": "func a() {}", "B.swift": "func b() {}"])

    let comparison = SourceComparison(Inventory(of: mine, and: model, milliseconds: 100))

    let isMine = comparison.lines(\.mine) == mine.lines
    let isModel = comparison.lines(\.model) == model.lines
    #expect(isMine && isModel)
  }

  @Test("of nothing is nothing")
  func nothing() {
    #expect(SourceComparison(of: [], with: []).pairs.isEmpty)
    #expect(SourceComparison("", "\n\n").outline == ["+ the end of the file"])
    #expect(SourceComparison("// a", "// b").outline == ["# the end of the file"])
  }

  @Test("calls what is no declaration something in German, too")
  func german() throws {
    let pair = try #require(SourceComparison("", "\n\n").pairs.first)
    let title = try #require(pair.model?.title)
    #expect(try Translations.catalogue("de").text(of: title) == "das Ende der Datei")
  }

  @Test("in meaning leaves out comments, and words that only say more of a declaration")
  func inMeaning() {
    let comparison = SourceComparison(
      """
      /// One.
      open class A {
        var weak: B? = nil
        // Counts.
        required init() { count() }
        func only() {}
      }
      """,
      """
      public final class A {
        var weak: B?
        init() { count(1) }
      }
      """
    ).inMeaning

    #expect(!comparison.isAlike)
    #expect(comparison.alikeCount == 2)
    let shown = comparison.pairs.flatMap { pair -> [String] in
      switch pair {
      case .changed(let mine, let model, _):
        (mine.lines + model.lines).map { String($0.text.trimmed) }
      case .onlyMine(let mine): mine.lines.map { String($0.text.trimmed) }
      case .alike, .arrangement, .onlyModel: []
      }
    }
    #expect(
      shown == ["required init() { count() }", "init() { count(1) }", "func only() {}"])
  }
}
