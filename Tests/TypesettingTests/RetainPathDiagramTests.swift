import CourseModel
import Terminal
import TestSupport
import Testing
@testable import Typesetting

@Suite("An object's keeper, drawn")
struct RetainPathDiagramTests {
  private static func links(_ pairs: KeyValuePairs<String, String>) -> [RetainPath.Link] {
    pairs.map { RetainPath.Link(owner: $0, property: $1) }
  }

  static let samples: [(name: String, RetainPath)] = [
    ("two", RetainPath(of: "picker", .cycle(links(["picker": "delegate", "settings": "picker"])))),
    (
      "three",
      RetainPath(
        of: "poster",
        .cycle(
          links([
            "poster": "presentedViewController", "another picker": "delegate",
            "SettingsController": "poster",
          ])))
    ),
    ("itself", RetainPath(of: "poster", .cycle(links(["poster": "presentedViewController"])))),
    ("path", RetainPath(of: "picker", .path(links(["desk": "visitors", "Visitor": "picker"])))),
    (
      "closure",
      RetainPath(of: "picker", .closure(RetainPath.Link(owner: "downloads", property: "onDone")))
    ),
    (
      "own closure",
      RetainPath(of: "picker", .closure(RetainPath.Link(owner: "picker", property: "onDone")))
    ),
    ("nothing", RetainPath(of: "picker", .nothing)),
    (
      "hostile",
      RetainPath(
        of: "设置",
        .cycle(links(["设置": "x\u{1B}[2J\n", "हिन्दी": "<b>", "👩‍👩‍👧‍👦": "\u{202E}"])))
    ),
  ]

  @Test("looks as it was reviewed")
  func goldens() throws {
    let pages = [Page.plain(80), .plain(40), .ascii(80), .color(80), .accessible(80), .plain(20)]
    let text = Self.samples.flatMap { name, retainPath in
      pages.map { page in
        "== \(name), \(page.testDescription)\n\n"
          + page.profile.render(page.typesetter.lines(of: retainPath))
          .replacing("\u{1B}", with: "␛")
      }
    }
    try expectGolden(text.joined(separator: "\n"), "keepers.txt")
  }

  @Test("is told in German")
  func german() throws {
    let text = try Self.samples.map { name, retainPath in
      var profile = Page.accessible(80).profile
      profile.catalogue = try Translations.catalogue("de")
      profile.attributes = false
      return profile.render(TerminalTypesetter(profile: profile).lines(of: retainPath))
    }
    try expectGolden(text.joined(separator: "\n"), "keepers.de.txt")
  }

  @Test("fits at many widths")
  func fits() {
    for columns in stride(from: 1, through: 120, by: 3) {
      for page in [Page.plain(columns), .ascii(columns), .accessible(columns)] {
        for (name, retainPath) in Self.samples {
          let lines = page.typesetter.lines(of: retainPath)
          #expect(lines.overflowing(columns, in: .widest) == [], "\(name), \(columns)")
        }
      }
    }
  }
}
