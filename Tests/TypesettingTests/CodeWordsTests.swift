import Terminal
import Testing
import Typesetting

@Suite("The label of a block of code")
struct CodeWordsTests {
  @Test(
    "is a file's name, or its relation to a file, never the author's words for 'audit'",
    arguments: [
      ("swift timer.swift", "timer.swift", "swift"),
      ("swift timer.swift write \"a b\"", "timer.swift", "swift"),
      ("swift with timer.swift", "below timer.swift", "swift"),
      ("swift wrong", "does not compile", "swift"),
      ("swift wrong with timer.swift", "below timer.swift, does not compile", "swift"),
      ("output timer.swift", "what timer.swift prints", ""),
      ("output timer.swift changed", "what timer.swift prints with the change", ""),
      ("change timer.swift", "a change in timer.swift", ""),
      ("output timer.swift without \"weak \"", "what timer.swift prints without “weak ”", ""),
      ("output timer.swift with \"a\" for \"b\"", "what timer.swift prints with “a” for “b”", ""),
      ("lines timer.swift", "timer.swift, line by line", ""),
      ("predict order timer.swift", "question about timer.swift", ""),
      (
        "predict which timer.swift without \"weak \"",
        "question about timer.swift without “weak ”", ""
      ),
    ])
  func words(info: String, words: String, language: String) throws {
    let markdown = "```\(info)\nx\n```"
    let plain = try Page.plain(80).lines(of: markdown).map(\.text)
    #expect(plain == [words + ":", "```" + language, "x", "```"])
    let color = try Page.color(80).lines(of: markdown).map(\.text)
    #expect(color == ["─── " + (language.isEmpty ? "" : "swift · ") + words, "x", "───"])
    let spoken = try Page.accessible(80).lines(of: markdown).first?.text
    #expect(spoken == "Code, " + (language.isEmpty ? "" : "Swift, ") + words + ":")
  }

  @Test(
    "is what anybody else wrote there; text needs no name",
    arguments: [
      ("", ""), ("text", ""), ("json", "json"), ("js title=x", "js title=x"), ("swift", "swift"),
      ("output", "output"), ("swift a b", "swift a b"),
    ])
  func others(info: String, shown: String) throws {
    let lines = try Page.plain(80).lines(of: "```\(info)\nx\n```").map(\.text)
    #expect(lines == ["```" + shown, "x", "```"])
  }
}
