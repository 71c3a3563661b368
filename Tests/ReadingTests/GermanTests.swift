import Messages
import Terminal
import TestSupport
import Testing

@testable import FullScreen

@Suite("The reader in German")
struct GermanTests {
  private func desk(_ markdown: String) throws -> Desk {
    var place = colorful
    place.catalogue = try Translations.catalogue("de")
    return Desk(try page(markdown, next: [Span("x")]), columns: 60, rows: 21, profile: place)
  }

  @Test("says where one is, what comes next, and what a key comes to")
  func says() throws {
    var desk = try desk("# Kopf\n\n" + paragraphs(30))
    #expect(desk.status.contains("1–20 von 63 · ? Hilfe  q Ende"))
    desk.press(.tab)
    #expect(desk.status.contains("kein Link auf dieser Seite"))
    desk.type("/line 9\n")
    desk.press(.enter)
    #expect(desk.status.contains("1 von 1"))
    desk.type("G")
    #expect(desk.screen.contains { $0.contains("Weiter: x") })
    #expect(desk.status.contains("44–63 von 63, Ende"))
  }

  @Test("has its keys in its help, which scrolls")
  func help() throws {
    var desk = try desk("# Kopf\n")
    desk.type("?")
    #expect(desk.screen.contains { $0.hasPrefix("Leertaste b Bild↓ Bild↑") })
    #expect(desk.status.contains("jede andere Taste schließt"))
    desk.resize(60, 9)
    desk.type("G")
    #expect(desk.screen.contains { $0.hasPrefix("q Strg-C") })
    #expect(desk.status.contains("Tasten"))
    desk.type("x")
    #expect(desk.firstRow.contains("Kopf"))
  }
}
