import Foundation
import Messages

/// The YAML between two lines of `---` in a Markdown file, and the Markdown after it.
struct FrontMatter {
  /// The YAML, with its line number in the file.
  let data: DataFile
  /// The Markdown, without blank lines around it.
  let body: String

  /// Parses a file; throws an error if it does not begin with front matter.
  init(at url: URL) throws(CourseError) { try self.init(try readText(url), of: url) }

  /// Parses a file's text.
  init(_ text: String, of url: URL) throws(CourseError) {
    let lines = text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let isMark = { (line: Substring.UTF8View) in line.elementsEqual("---".utf8) }
    guard lines.first.map(isMark) == true else {
      throw .malformed(
        url, line: 1,
        Message("has no front matter; begin it with a line '---', its keys, and another line '---'")
      )
    }
    guard let end = lines.dropFirst().firstIndex(where: isMark) else {
      throw .malformed(
        url, line: lines.count,
        Message("the front matter does not end; put a line '---' after its keys"))
    }
    let keys = text[lines[1].startIndex..<lines[end].startIndex]
    data = DataFile(text: String(keys), of: url, firstLine: 2)
    body = String(text[lines[end].endIndex...].trimmed)
  }
}
