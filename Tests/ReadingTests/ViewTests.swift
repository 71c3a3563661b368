import Terminal
import TestSupport
import Testing

@testable import FullScreen

@Suite("View")
struct ViewTests {
  static let text = """
    # Telling without knowing

    A hotel orders a taxi. See [who owns whom](02-who-owns-whom.md), or Apple's
    [own words](https://example.org/). 委托是一种设计模式。

    ## The trap

    - The hotel owns the taxi,
      so the way back must know without keeping.

    ```swift
    weak var delegate: (any TaxiDelegate)?
    ```

    ## Next

    \(paragraphs(12))
    """

  @Test(
    "looks as it was reviewed",
    arguments: [
      ("page", []), ("end", [.end]), ("search", "/taxi".map { .character($0) }),
      ("match", "/the taxi".map { .character($0) } + [.enter]), ("link", [.tab]),
      ("contents", [.character("t"), .down]), ("help", [.character("?")]),
    ] as [(String, [Key])],
    [ScreenSize(columns: 60, rows: 20), .init(columns: 20, rows: 8), .init(columns: 1, rows: 1)])
  func goldens(scene: (name: String, keys: [Key]), size: ScreenSize) throws {
    var desk = try Desk(
      Self.text, columns: size.columns, rows: size.rows, next: [Span("switchboard check")])
    _ = desk.press(scene.keys)
    let text = colorful.render(desk.model.rows).replacing("\u{1B}", with: "␛")

    try expectGolden(text, "\(scene.name)-\(size.columns)x\(size.rows).txt")
  }

  @Test("shows the place, however little room there is", arguments: 1...60)
  func statusLine(columns: Int) throws {
    let desk = try Desk(Self.text, columns: columns)

    #expect(desk.model.rows[10].width() == columns)
  }

  @Test("says that there are no headings")
  func noHeadings() throws {
    var desk = try Desk("text", columns: 60)

    desk.type("t")
    #expect(desk.status.hasPrefix(" this page has no headings"))
  }

  @Test("the contents begin at the present heading, and Enter goes to the chosen one")
  func contents() throws {
    var desk = try Desk(
      "# A\n\n\(paragraphs(9))\n\n## B\n\n\(paragraphs(9))\n\n# C\n\n\(paragraphs(9))")

    desk.type("]t")
    #expect(desk.reversed == ["B"])
    desk.type("j")
    desk.press(.enter)
    #expect(desk.firstRow == "C")
    desk.type("tgq")
    #expect(desk.firstRow == "C")
    #expect(desk.type("q") == .quit)
  }

  @Suite("for long")
  struct Proof {
    @Test("whatever is pressed, the screen is full, fits and is harmless", arguments: 11...200)
    func survives(seed: UInt64) throws { try ViewTests().survives(seed: seed) }
  }

  @Test("whatever is pressed, the screen is full, fits and is harmless", arguments: 1...10)
  func survives(seed: UInt64) throws {
    var numbers = SplitMix64(state: seed)
    var desk = try Desk(
      Self.text + "\u{1B}[2J&#27;[31m\n\n👩‍👩‍👧‍👦 हिन्दी `\u{9B}` [x](a&#27;b.md)",
      columns: .random(in: 1...90, using: &numbers), rows: .random(in: 1...30, using: &numbers))
    let events = (0..<80).map { _ in Self.message(using: &numbers) }

    let views = events.map { message in
      desk.update(message)
      return View(desk.model.rows, size: desk.model.size)
    }

    #expect(views.filter { !$0.isSound }.map(\.text) == [])
  }

  private static let keys: [Key] =
    "jk fbdugG][JKtoqnN/?h<>lweakTHE \u{301}中".map { .character($0) }
    + [
      .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .tab, .tab, .backTab, .enter,
      .escape, .backspace, .delete, .control("c"), .control("w"), .control("u"), .control("o"),
    ]

  private static func message(using numbers: inout SplitMix64) -> ReaderMessage {
    switch Int.random(in: 0..<20, using: &numbers) {
    case 0:
      let columns = Int.random(in: 1...90, using: &numbers)
      return .resized(ScreenSize(columns: columns, rows: .random(in: 1...30, using: &numbers)))
    case 1: return .failed("no \u{1B}[31m page")
    case 2:
      let other = try? page("[back](a.md)\n\n" + paragraphs(9))
      return other.map { .opened($0, fragment: "x\u{1B}") } ?? .failed("")
    default: return .key(keys.randomElement(using: &numbers) ?? .down)
    }
  }
}

/// Properties of every screen.
private struct View {
  let text: String
  let isSound: Bool

  init(_ lines: [Line], size: ScreenSize) {
    text = colorful.render(lines)
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let looks = /\e\[(?<parameters>[0-9;]*)m/
    let isBalanced = rows.allSatisfy { row in
      row.matches(of: looks).last.map { $0.output.parameters == "0" } ?? true
    }
    let isHarmless = !text.replacing(looks, with: "").unicodeScalars.contains { scalar in
      scalar != "\n" && scalar.properties.generalCategory == .control
    }
    let fits = lines.allSatisfy { $0.width() <= size.columns }
    isSound =
      lines.count == size.rows && rows.count == size.rows && fits && isBalanced && isHarmless
  }
}
