import Foundation
@testable import Messages
import TestSupport
import Testing

@Suite("Each language")
struct TranslationTests {
  @Test("has every message, none of them fuzzy, with the placeholders that are in the English one")
  func isComplete() throws {
    let languages = try Translations.languages
    #expect(languages.contains("de"))
    for language in languages {
      let file = Translations.folder.appending(path: "\(language).po").path
      let check = try Translations.run(
        "msgfmt", ["--check", "--statistics", "--output-file=/dev/null", file])
      #expect(check.code == 0, "\(check.text)")
      #expect(
        check.text.hasSuffix(" translated messages.\n"), "fuzzy or missing: \(check.text)")
      let template = Translations.folder.appending(path: "switchboard.pot").path
      let comparison = try Translations.run("msgcmp", [file, template])
      #expect(comparison.code == 0, "make messages; then: \(comparison.text)")
    }
  }

  @Test("is read as the tool reads it")
  func isRead() throws {
    for language in try Translations.languages {
      #expect(try Translations.catalogue(language).language == language)
    }
  }
}
