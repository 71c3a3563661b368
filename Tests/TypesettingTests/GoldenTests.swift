import Terminal
import TestSupport
import Testing

@Suite("Golden pages")
struct GoldenTests {
  @Test(
    "look as they were reviewed",
    arguments: ["elements.md", "mix.md", "swift.md", "tables.md", "tasks.md"],
    [Page.color(60), .plain(40), .accessible(60)])
  func pages(name: String, page: Page) throws {
    let text = try page.text(of: Fixture.text(name)).replacing("\u{1B}", with: "␛")

    try expectGolden(text, "\(name).\(page.name)-\(page.profile.columns).txt")
  }

  @Test(
    "look as they were reviewed in every theme", arguments: ["elements.md", "swift.md"],
    [Page.truecolor(.light, 60), .truecolor(.dark, 60)])
  func themes(name: String, page: Page) throws {
    try pages(name: name, page: page)
  }
}
