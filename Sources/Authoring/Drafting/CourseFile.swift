import CourseModel
import Foundation
import Messages

/// The text of course.json, to which a topic can be added.
struct CourseFile {
  let url: URL
  let text: String

  init(of course: Course) throws(DraftingError) {
    url = course.folder.appending(path: "Lessons/course.json")
    do {
      text = try String(contentsOf: url, encoding: .utf8)
    } catch {
      throw .file(path: url.path, reason: Draft.reason(of: error))
    }
  }

  /// Returns the text with a topic added after the others, and no other change.
  func adding(topic name: String) throws(DraftingError) -> String {
    let entry = """
      {
            "name": "\(name)",
            "title": "\(Slug.title(of: name))",
            "summary": "\(Placeholder.mark) one line for lists: what objects do for each other here"
          }
      """
    guard let new = inserting(entry), topics(of: new) == topics(of: text) + [name] else {
      let entry = "{\"name\": \"\(name)\", \"title\": \"\(Slug.title(of: name))\"}"
      // Translators: The entry is what is to be added, as it is typed.
      throw .unclear(
        Message(
          """
          there is no topic '\(name, "name")', and switchboard found no place to add it; add it \
          to "topics" in \(url.path, "path"): \(entry, "entry")
          """))
    }
    return new
  }

  func write(_ text: String) throws(DraftingError) {
    do {
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw .file(path: url.path, reason: Draft.reason(of: error))
    }
  }

  private func inserting(_ entry: String) -> String? {
    guard let key = text.firstRange(of: #/"topics"\s*:\s*\[/#),
      let close = end(ofListAt: key.upperBound)
    else { return nil }
    let inside = text[key.upperBound..<close]
    let before = text[
      ..<(inside.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? key.upperBound)]
    let isFirst = inside.allSatisfy(\.isWhitespace)
    return before + (isFirst ? "" : ",") + "\n    " + entry + "\n  " + text[close...]
  }

  /// Returns the end of the list that begins here.
  private func end(ofListAt start: String.Index) -> String.Index? {
    var depth = 1
    var isInText = false
    var index = start
    while index < text.endIndex {
      switch text[index] {
      case "\\" where isInText:
        index = text.index(index, offsetBy: 1, limitedBy: text.endIndex) ?? index
      case "\"": isInText.toggle()
      case "[" where !isInText: depth += 1
      case "]" where !isInText: depth -= 1
      default: break
      }
      if depth == 0 { return index }
      guard index < text.endIndex else { return nil }
      index = text.index(after: index)
    }
    return nil
  }

  private struct Topics: Decodable {
    let topics: [Course.Topic]
  }

  private func topics(of text: String) -> [String] {
    ((try? JSONDecoder().decode(Topics.self, from: Data(text.utf8)))?.topics ?? []).map(\.name)
  }
}
