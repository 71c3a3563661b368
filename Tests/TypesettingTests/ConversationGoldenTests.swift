import TestSupport
import Testing

@Suite("Golden diagrams")
struct ConversationGoldenTests {
  @Test(
    "look as they were reviewed",
    arguments: [
      Page.color(40), .color(80), .plain(40), .plain(80), .ascii(40), .ascii(80), .accessible(40),
      .accessible(80),
    ])
  func diagrams(page: Page) throws {
    let markdown = try Fixture.text("conversation.md")
    let text = try page.text(of: markdown).replacing("\u{1B}", with: "␛")

    try expectGolden(text, "conversation.md.\(page.name)-\(page.profile.columns).txt")
  }
}
