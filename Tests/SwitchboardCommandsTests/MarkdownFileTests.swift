import Foundation
import GradingTestSupport
import Testing

@testable import SwitchboardCommands

@Suite("Any Markdown file")
struct MarkdownFileTests {
  @Test("is shown as a lesson is, from a file or from standard input")
  func shows() throws {
    let tool = try Tool()
    try Data("# Title\n\nAn Array<Int> of `\\(words)`.\n".utf8)
      .write(to: tool.folder.appending(path: "page.md"))
    let expected = "# Title\n\nAn Array<Int> of `\\(words)`.\n"

    #expect(try tool.run("lesson", "--file", "page.md").output == expected)
    let piped = try tool.shell(
      "cat page.md | '\(Tool.executable)' lesson --file -", in: tool.folder)
    #expect(piped.output == expected)
  }

  @Test("that cannot be read is answered with a sentence")
  func refuses() async throws {
    let tool = try Tool()
    try Data(repeating: 0x20, count: 4_000_001).write(to: tool.folder.appending(path: "large.md"))
    try Data([0xFF, 0xFE, 0x61, 0x00]).write(to: tool.folder.appending(path: "wide.md"))

    var outcomes: [Tool.Outcome] = []
    for name in ["none.md", ".", "large.md", "wide.md"] {
      outcomes.append(await tool.call("lesson", "--file", name))
    }

    #expect(outcomes.map(\.code) == [64, 64, 64, 64])
    #expect(
      outcomes.map(\.errorOutput) == [
        "switchboard: there is no file none.md\n",
        "switchboard: . is a folder; name a Markdown file in it\n",
        "switchboard: large.md has more than 4 MB; if you trust it, raise the limit with "
          + "--size-limit\n",
        "switchboard: wide.md is UTF-16; convert it first: iconv -f UTF-16 -t UTF-8 wide.md\n",
      ])
    #expect(await tool.call("lesson", "--file", "large.md", "--size-limit", "5").code == 0)
    #expect(await tool.call("lesson", "--file", "large.md", "--size-limit", "0").code == 64)
    #expect(await tool.call("lesson", "telling", "--file", "large.md").code == 64)
  }

  @Test("of the largest size is read, with front matter too")
  func readsTheLargest() async throws {
    let tool = try Tool()
    let matter = "---\ntitle: A\n---\n"
    try Data((matter + String(repeating: " ", count: 4_000_000 - matter.utf8.count)).utf8)
      .write(to: tool.folder.appending(path: "large.md"))

    #expect(await tool.call("lesson", "--file", "large.md").code == 0)
  }

  @Test(
    "is read without its front matter",
    arguments: [
      ("---\ntitle: A\n---\n# B\n", "\n# B\n"), ("---\r\ntitle: A\r\n---\r\nB", "\r\nB"),
      ("---\ntitle: A\n---", ""), ("---\ntitle: ~~~\n---\n", "\n"),
      ("---\nfoo\n---\nbar\n", "---\nfoo\n---\nbar\n"),
      ("---\ntitle: A\n", "---\ntitle: A\n"),
      ("text\n---\na: b\n---\n", "text\n---\na: b\n---\n"),
    ])
  func frontMatter(text: String, read: String) {
    #expect(MarkdownFile.withoutFrontMatter(of: text) == read)
  }
}
