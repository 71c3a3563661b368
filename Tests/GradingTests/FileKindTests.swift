import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Grading

/// Changes to a file between the editor and the platform.
@Suite("A file that is handed in")
struct FileKindTests {
  private static let code =
    "import MiniCocoa\n\nfinal class Lamp {\n  let name = \"a {b} \\\\ c\"\n}\n"

  /// A file and the result of reading it: its text, or words of the refusal.
  struct Kind: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var name = "Lamp.swift"
    var content = Data(FileKindTests.code.utf8)
    var read: String? = FileKindTests.code
    var words = ""

    init(_ what: String, name: String = "Lamp.swift", notes words: String = "") {
      (testDescription, self.name, self.words) = (what, name, words)
    }

    init(_ what: String, _ text: String, reads read: String, notes words: String) {
      (testDescription, content, self.read, self.words) = (what, Data(text.utf8), read, words)
    }

    init(_ what: String, _ bytes: Data, refused words: String) {
      (testDescription, content, read, self.words) = (what, bytes, nil, words)
    }
  }

  @Test("A file is read as what it is, or refused with what to do", arguments: kinds)
  func kind(_ kind: Kind) throws {
    let folder = try TestMachine.emptyFolder("ada")
    try kind.content.write(to: folder.appending(path: kind.name))
    switch try Intake(folder: folder, module: "Lamps") {
    case .accepted(let submission):
      #expect(
        kind.read == submission.files.first.map { String(decoding: $0.content, as: UTF8.self) })
      #expect(submission.files.map(\.name) == ["Lamp.swift"])
      let notes = submission.notes.map(\.english).joined(separator: " ")
      #expect(kind.words.isEmpty ? notes.isEmpty : notes.contains(kind.words), "\(notes)")
    case .refused(_, let reason, _), .leftOut(_, let reason):
      #expect(kind.read == nil, "\(reason)")
      #expect(reason.english.contains(kind.words), "\(reason)")
    }
  }

  @Test("Of a file and its copy with an ending the file itself is read")
  func twins() throws {
    let folder = try TestMachine.emptyFolder("ada")
    try Data(Self.code.utf8).write(to: folder.appending(path: "Lamp.swift"))
    try Data("old".utf8).write(to: folder.appending(path: "Lamp.swift.txt"))
    guard case .accepted(let submission) = try Intake(folder: folder, module: "Lamps") else {
      Issue.record("refused")
      return
    }
    #expect(submission.files.map(\.name) == ["Lamp.swift"])
    #expect(submission.files.first?.content == Data(Self.code.utf8))
    #expect(submission.ignored == ["Lamp.swift.txt"])
  }

  // MARK: - Kinds

  private static let kinds: [Kind] = names + texts + documents

  private static let names = [
    Kind("as it was"),
    Kind("from Windows, whose endings are hidden", name: "Lamp.swift.txt", notes: "was read as"),
    Kind("from a mail program", name: "Lamp.swift.text", notes: "was read as"),
    Kind("from an editor of notes", name: "Lamp.swift.md", notes: "was read as"),
    Kind("with an ending twice", name: "Lamp.swift.txt.txt", notes: "was read as"),
    Kind("downloaded twice by a browser", name: "Lamp.swift (1)", notes: "was read as"),
    Kind("downloaded twice, as text", name: "Lamp.swift (2).txt", notes: "was read as"),
    Kind("downloaded twice by wget", name: "Lamp.swift.1", notes: "was read as"),
    Kind("with a blank behind it", name: "Lamp.swift ", notes: "was read as"),
    Kind("with a dot behind it", name: "Lamp.swift.", notes: "was read as"),
    Kind("in capitals", name: "Lamp.SWIFT", notes: "was read as"),
    Kind("with a capital", name: "Lamp.Swift", notes: "was read as"),
    Kind("in capitals, as text", name: "Lamp.SWIFT.TXT", notes: "was read as"),
  ]

  private static let padded = "\n\n" + code

  private static let texts = [
    Kind("with a mark of UTF-8", "\u{FEFF}" + code, reads: "\u{FEFF}" + code, notes: ""),
    Kind(
      "with Windows' line ends", code.replacing("\n", with: "\r\n"),
      reads: code.replacing("\n", with: "\r\n"), notes: ""),
    Kind("with old line ends", code.replacing("\n", with: "\r"), reads: code, notes: ""),
    Kind(
      "between fences, with a sentence before", "Here is my answer:\n```swift\n" + code + "```\n",
      reads: padded + "\n", notes: "between Markdown fences"),
    Kind(
      "between fences without a language", "\n```\n" + code + "```", reads: padded, notes: "fences"),
    Kind(
      "behind a fence that nobody closed", "\n```Swift\n" + code, reads: padded, notes: "fences"),
    Kind(
      "in two pieces between fences", "```swift\nlet a = 1\n```\nand\n```swift\nlet b = 2\n```\n",
      reads: "\nlet a = 1\n\n\n\nlet b = 2\n\n", notes: "fences"),
    Kind(
      "beside another program's output", "```swift\nlet a = 1\n```\n```text\nhello\n```\n",
      reads: "\nlet a = 1\n\n\n\n\n", notes: "fences"),
    Kind(
      "with a fence in a comment", "/*\n```\nlet a = 1\n```\n*/\nlet b = 2\n",
      reads: "/*\n```\nlet a = 1\n```\n*/\nlet b = 2\n", notes: ""),
    Kind(
      "with a fence in a text", "let a = \"\"\"\n  ```\n  \"\"\"\n",
      reads: "let a = \"\"\"\n  ```\n  \"\"\"\n", notes: ""),
    Kind(
      "with a fence in documentation", "/// ```\n/// a()\n/// ```\nlet b = 2\n",
      reads: "/// ```\n/// a()\n/// ```\nlet b = 2\n", notes: ""),
    Kind(
      "between fences, with Windows' line ends", "Mine:\r\n```swift\r\nlet a = 1\r\n```\r\n",
      reads: "\n\nlet a = 1\n\n", notes: "fences"),
    Kind(
      "between tildes", "~~~~\nlet a = 1\n~~~\n~~~~\n", reads: "\nlet a = 1\n~~~\n\n",
      notes: "fences"),
    Kind(
      "between fences, with stars in a text", "```\nlet a = \"src/*\"\n```\nThat is all.\n",
      reads: "\nlet a = \"src/*\"\n\n\n", notes: "fences"),
    Kind(
      "behind headings and a word of code",
      "# Mine\nIt\n==\nI set `a = {}`:\n```\nlet b = 2\n```\n",
      reads: "\n\n\n\n\nlet b = 2\n\n", notes: "fences"),
    Kind(
      "behind prose with odd signs", "I use \"\"\" and /* here:\n```\nlet b = 2\n```\n",
      reads: "\n\nlet b = 2\n\n", notes: "fences"),
    Kind(
      "with a fence in a raw text", "let a = #\"\"\"\n```\n\"\"\" \n```\n\"\"\"#\n",
      reads: "let a = #\"\"\"\n```\n\"\"\" \n```\n\"\"\"#\n", notes: ""),
    Kind("as TextEdit saves it", rich("\\\n"), reads: code, notes: "is rich text (RTF)"),
    Kind("as WordPad saves it", rich("\\par\r\n"), reads: code, notes: "is rich text (RTF)"),
    Kind(
      "as rich text with signs of other scripts",
      #"{\rtf1\ansi\uc1 let a = "\u228?\'e9\u8364?"}"#, reads: "let a = \"äé€\"", notes: "RTF"),
  ]

  /// Returns the code as a word processor writes it, with this line ending.
  private static func rich(_ end: String) -> String {
    let body = code.replacing("\\", with: "\\\\").replacing("{", with: "\\{")
      .replacing("}", with: "\\}").replacing("\n", with: end)
    return "{\\rtf1\\ansi\\ansicpg1252\\cocoartf2761\n{\\fonttbl\\f0\\fmodern\\fcharset0 Menlo;}\n"
      + "{\\colortbl;\\red255\\green255\\blue255;}\n{\\*\\expandedcolortbl;;}\n"
      + "\\pard\\tx566\\pardirnatural\n\\f0\\fs24 \\cf0 \(body)}"
  }

  private static let documents = [
    Kind(
      "a Word document", Data([0x50, 0x4B, 0x03, 0x04, 0x14, 0]), refused: "is a Word or Pages"),
    Kind("an old Word document", Data([0xD0, 0xCF, 0x11, 0xE0, 0xA1]), refused: "a Word document"),
    Kind("a PDF document", Data("%PDF-1.7\n".utf8), refused: "is a PDF document: copy the code"),
    Kind(
      "a web page", Data("\n<!DOCTYPE html>\n<html><body>code</body></html>".utf8),
      refused: "is a web page (HTML): download the file itself"),
    Kind(
      "a property list", Data("<?xml version=\"1.0\"?><plist/>".utf8), refused: "a property list"),
    Kind("a binary property list", Data("bplist00\u{1}".utf8), refused: "a property list"),
    Kind(
      "a picture", Data([0x89, 0x50, 0x4E, 0x47, 0x0D]), refused: "is a picture: hand in the code"),
    Kind(
      "a link of Windows", Data("[InternetShortcut]\r\nURL=x".utf8), refused: "is a link to a file"),
    Kind(
      "a patch", Data("diff --git a/Lamp.swift b/Lamp.swift\n".utf8), refused: "is a patch"),
    Kind(
      "a mail", Data("MIME-Version: 1.0\nContent-Type: text/plain\n\ncode".utf8), refused: "a mail"),
    Kind("a notebook", Data("{\"cells\": []}".utf8), refused: "is a notebook"),
    Kind(
      "a pointer of Git LFS", Data("version https://git-lfs.github.com/spec/v1\noid".utf8),
      refused: "run 'git lfs pull'"),
    Kind("an empty file", Data(), refused: "are empty"),
    Kind("Latin-1", Data([0x6C, 0x65, 0x74, 0x20, 0xE4]), refused: "is it Latin-1?"),
    Kind(
      "rich text that is cut off", Data("{\\rtf1\\ansi let a = 1".utf8),
      refused: "is rich text (RTF): save it as plain text"),
  ]
}
