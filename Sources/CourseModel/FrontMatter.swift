import Foundation

/// A Markdown file's lines of YAML between two lines of `---`, and the Markdown after them.
struct FrontMatter {
  /// The YAML, knowing where in the file it stands.
  let data: DataFile
  /// The Markdown, without blank lines around it.
  let body: String

  /// The parts of the file; an error if it does not begin with front matter.
  init(at url: URL) throws(CourseError) { try self.init(try readText(url), of: url) }

  /// The parts of a file's text.
  init(_ text: String, of url: URL) throws(CourseError) {
    let lines = text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let isMark = { (line: Substring.UTF8View) in line.elementsEqual("---".utf8) }
    guard lines.first.map(isMark) == true else {
      throw .malformed(url, line: 1, .noFrontMatter)
    }
    guard let end = lines.dropFirst().firstIndex(where: isMark) else {
      throw .malformed(url, line: lines.count, .frontMatterDoesNotEnd)
    }
    let keys = text[lines[1].startIndex..<lines[end].startIndex]
    data = DataFile(text: String(keys), of: url, firstLine: 2)
    body = String(text[lines[end].endIndex...].trimmed)
  }
}
