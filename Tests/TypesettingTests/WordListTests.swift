import Testing
@testable import Typesetting

@Suite("A list of words")
struct WordListTests {
  private let words = WordList(["Key path", "Path", "Token"])

  private func mentions(_ source: String) throws -> [MarkdownDocument.WordMention] {
    try MarkdownDocument(parsing: source).mentions(of: words)
  }

  @Test(
    "finds them in singular and plural, in any case, the longer before the shorter",
    arguments: [
      ("A token.", ["Token"]), ("TOKENS (tokens)", ["Token", "Token"]),
      ("one key path, two key paths", ["Key path", "Key path"]), ("a path", ["Path"]),
      ("tokenised, token-like, key, path-", []), ("“Token”", ["Token"]),
      ("> - key\n>   path", ["Path"]), ("a | b\n--|--\ntoken | path", ["Token", "Path"]),
    ])
  func finds(source: String, names: [String]) throws {
    #expect(try mentions(source).map(\.name) == names)
  }

  @Test("finds none in headings and code")
  func elsewhere() throws {
    #expect(try mentions("# Token\n\n`token`\n\n```\ntoken\n```\n") == [])
  }

  @Test("knows which are stressed; a link to a page is none, one to the glossary is a plain one")
  func stressed() throws {
    #expect(
      try mentions("*token* **a path** [key paths](a.md) [tokens](../glossary.md#token)")
        == [
          .init("Token", isStressed: true), .init("Path", isStressed: true),
          .init("Token", isStressed: false),
        ])
  }

  @Test("links the first mention of each, unless that is marked or has no address")
  func links() throws {
    let document = try MarkdownDocument(
      parsing: "# A token\n\nTokens, tokens and *paths*. A path, key paths.")
    let linked = document.linking(words) { $0 == "Key path" ? nil : "g.md#\($0)" }
    #expect(linked.linkDestinations == ["g.md#Token"])
    var shown: [String] = []
    _ = linked.replacingLinks {
      shown.append($0.content.plainText)
      return nil
    }
    #expect(shown == ["Tokens"])
  }
}
