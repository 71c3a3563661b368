import Foundation
import TestSupport
import Testing

@testable import Messages

@Suite("A catalogue")
struct CatalogueTests {
  private static let polish = """
    "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 \
    : 2);\\n"
    """

  private static func files(_ count: Int) -> Message {
    Message(one: "{count} file", other: "{count} files", count: count)
  }

  /// Returns a language with three messages, from a template of these tests.
  private static func bytes(
    rule: String = polish, charset: String = "UTF-8"
  ) throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).po")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = """
      msgid ""
      msgstr ""
      "Content-Type: text/plain; charset=\(charset)\\n"
      \(rule)

      msgid "{count} file"
      msgid_plural "{count} files"
      msgstr[0] "{count} plik"
      msgstr[1] "{count} pliki"
      msgstr[2] "{count} plików"

      msgid "open"
      msgstr "otwórz"

      msgctxt "check"
      msgid "open"
      msgstr "otwarte"

      msgid "Dear {name}, {{yes}}"
      msgstr "{{tak}}, {name}"

      """
    try Data(text.utf8).write(to: file)
    return try Translations.bytes(ofTemplate: file)
  }

  private func catalogue() throws -> Catalogue {
    try #require(Catalogue(language: "pl", bytes: Self.bytes()))
  }

  @Test("says a message in its language, and one that it lacks in English")
  func says() throws {
    let catalogue = try catalogue()

    #expect(catalogue.text(of: Message("open", context: nil)) == "otwórz")
    #expect(catalogue.text(of: Message("open", context: "check")) == "otwarte")
    #expect(catalogue.text(of: Message("open", context: "door")) == "open")
    #expect(catalogue.text(of: Message("opened", context: nil)) == "opened")
    #expect(catalogue.text(of: .verbatim("open")) == "open")
    #expect(Message("open", context: nil).english == "open")
  }

  @Test(
    "counts as its language does",
    arguments: [
      0: "0 plików", 1: "1 plik", 2: "2 pliki", 5: "5 plików", 12: "12 plików", 22: "22 pliki",
      101: "101 plików", 102: "102 pliki", 112: "112 plików",
    ])
  func counts(count: Int, text: String) throws {
    #expect(try catalogue().text(of: Self.files(count)) == text)
  }

  @Test(
    "counts in English without a catalogue", arguments: [0: "0 files", 1: "1 file", 2: "2 files"])
  func countsInEnglish(count: Int, text: String) {
    #expect(Self.files(count).english == text)
  }

  @Test(
    "puts in whatever an argument holds, and never looks at it again",
    arguments: ["{name}", "{{", "}", "{count} {0} %s \\(x)", "\u{1B}[2J", "ß é 🙂", ""])
  func argument(value: String) throws {
    let message = Message("Dear \(value, "name"), {{yes}}")

    #expect(message.english == "Dear \(value), {yes}")
    #expect(try catalogue().text(of: message) == "{tak}, \(value)")
  }

  @Test("puts in messages in its own language, and leaves what others put in")
  func parts() throws {
    let catalogue = try catalogue()
    let message = Message("Dear \(Message("open", context: "check"), "name"), {{yes}}")

    #expect(catalogue.text(of: message) == "{tak}, otwarte")
    #expect(
      catalogue.pieces(of: message, leaving: ["name"])
        == [.words("{tak}, "), .placeholder("name")])
    #expect(
      Catalogue.english.text(of: .lines([Message("open", context: nil), Self.files(2)]))
        == "open\n2 files")
  }

  @Test(
    "has placeholders where there are names in braces, and nowhere else",
    arguments: [
      ("{a}{b_2}", [.placeholder("a"), .placeholder("b_2")]), ("{{a}}", [.words("{a}")]),
      ("{", [.words("{")]), ("}{a", [.words("}{a")]), ("{}", [.words("{}")]),
      ("{a b}", [.words("{a b}")]), ("{{{a}}}", [.words("{"), .placeholder("a"), .words("}")]),
      ("{ä}", [.words("{ä}")]), ("", []),
    ] as [(String, [Message.Piece])])
  func pieces(text: String, pieces: [Message.Piece]) {
    #expect(Message.pieces(of: text) == pieces)
  }

  // MARK: - Broken catalogues

  @Test("is none that ends early, wherever that is, or it is English for what is missing")
  func isCutOff() throws {
    let bytes = try Self.bytes()
    for length in bytes.indices {
      let catalogue = Catalogue(language: "pl", bytes: Array(bytes.prefix(length)))
      let said = catalogue?.text(of: Self.files(5))
      #expect([nil, "5 plików", "5 files"].contains(said))
    }
  }

  @Test("survives any byte that is another")
  func isDamaged() throws {
    let bytes = try Self.bytes()
    for index in bytes.indices {
      for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[index] = value
        guard let catalogue = Catalogue(language: "pl", bytes: damaged) else { continue }
        for count in [0, 1, 5] { _ = catalogue.text(of: Self.files(count)) }
        _ = catalogue.text(of: Message("open", context: nil))
      }
    }
  }

  @Test("is none in another encoding, or with a rule that cannot be read")
  func isRefused() throws {
    let rules = ["", #""Plural-Forms: nplurals=3; plural=m;\n""#]
    for rule in rules {
      // msgfmt does not check rules by default.
      let bytes = try Self.bytes(rule: rule)
      #expect(Catalogue(language: "pl", bytes: bytes) == nil)
    }
    #expect(Catalogue(language: "pl", bytes: try Self.bytes(charset: "ISO-8859-2")) == nil)
    #expect(Catalogue(language: "pl", bytes: []) == nil)
    #expect(Catalogue(language: "pl", bytes: Array("msgid \"\"\n".utf8)) == nil)
  }

  @Test("is read whichever byte its numbers begin with")
  func endianness() throws {
    let little = try Self.bytes()
    var big = little
    // The header and both tables are numbers; the fifth of them is the position of the second
    // table.
    let number = { (place: Int) in Int(little[place]) | Int(little[place + 1]) << 8 }
    let tables = number(16) + number(8) * 8
    for start in stride(from: 0, to: tables, by: 4) {
      big.replaceSubrange(start..<start + 4, with: little[start..<start + 4].reversed())
    }
    let catalogue = try #require(Catalogue(language: "pl", bytes: big))
    #expect(catalogue.text(of: Message("open", context: nil)) == "otwórz")
    #expect(catalogue.text(of: Self.files(2)) == "2 pliki")
  }
}

@Suite("A message in a file")
struct MessageCodingTests {
  private static let messages = [
    Message("{{\("a", "name")}} is gone"), .verbatim("{a} \("b")"),
    Message("open", context: "check"),
    Message(one: "{count} file", other: "{count} files", count: 2),
    .sentences([Message("\(3, "number") left."), Message("\(span: "key") opens it.")]),
    .lines([.verbatim("a"), Message("\(Message("open", context: "check"), "state")")]),
  ]

  @Test("is its English text for programs", arguments: messages)
  func english(_ message: Message) throws {
    let data = try JSONEncoder().encode([message])

    #expect(try JSONDecoder().decode([String].self, from: data) == [message.english])
    #expect(try JSONDecoder().decode([Message].self, from: data) == [.verbatim(message.english)])
  }

  @Test("is kept whole where only Switchboard reads it", arguments: messages)
  func whole(_ message: Message) throws {
    let encoder = JSONEncoder.keepingMessages
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode([message])
    let read = try #require(try JSONDecoder().decode([Message].self, from: data).first)

    #expect(read.english == message.english)
    #expect(try encoder.encode([read]) == data)
  }
}
