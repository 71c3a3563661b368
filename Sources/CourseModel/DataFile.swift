import Foundation
import Yams

/// A file of data that people write: decoded whole, or refused with the line that is wrong.
struct DataFile {
  /// What a value of this version is; every data file says its own in `format`.
  static let knownFormat = 1

  let url: URL
  let text: String
  /// The line of the file at which `text` begins, counted from 1.
  var firstLine = 1

  init(at url: URL) throws(CourseError) {
    self.url = url
    self.text = try readText(url)
  }

  init(text: String, of url: URL, firstLine: Int) {
    self.url = url
    self.text = text
    self.firstLine = firstLine
  }

  /// The value that this file's JSON describes.
  ///
  /// Decoding is Foundation's, which is fast but knows no lines; only when it fails is the file
  /// read again as YAML (of which JSON is a part), whose nodes know theirs.
  func json<T: Decodable>(_ type: T.Type) throws(CourseError) -> T {
    do {
      let format = try JSONDecoder().decode(Format.self, from: Data(text.utf8)).format
      guard format <= Self.knownFormat else {
        throw CourseError.newer(url, format: format, known: Self.knownFormat)
      }
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch {
      throw located(error)
    }
  }

  /// The value that this file's YAML describes.
  func yaml<T: Decodable>(_ type: T.Type) throws(CourseError) -> T {
    do {
      return try YAMLDecoder().decode(type, from: text)
    } catch {
      throw located(error)
    }
  }

  /// An error about the value at this path of keys.
  func malformed(
    at path: [any CodingKey], _ problem: String, cure: String
  ) -> CourseError {
    .malformed(url, line: line(of: path), problem: problem, cure: cure)
  }

  private struct Format: Decodable {
    let format: Int
  }

  private func located(_ error: any Error) -> CourseError {
    if let error = error as? CourseError { return error }
    guard let error = error as? DecodingError else { return syntaxError(else: "\(error)") }
    switch error {
    case .keyNotFound(let key, let context):
      return malformed(
        at: context.codingPath, "the key '\(key.stringValue)' is missing", cure: "add it")
    case .typeMismatch(let type, let context):
      return malformed(
        at: context.codingPath, "\(name(of: context)) should be \(described(type))",
        cure: "change it")
    case .valueNotFound(let type, let context):
      return malformed(
        at: context.codingPath, "\(name(of: context)) is null, and should be \(described(type))",
        cure: "give it a value")
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      return malformed(at: context.codingPath, context.debugDescription, cure: "change it")
    case .dataCorrupted(let context):
      return syntaxError(else: context.debugDescription)
    @unknown default:
      return syntaxError(else: "\(error)")
    }
  }

  private func syntaxError(else problem: String) -> CourseError {
    let cure = "look at that line and the one before: a comma, a quote or a bracket"
    do {
      _ = try Yams.compose(yaml: text)
      return .malformed(url, line: firstLine, problem: problem, cure: cure)
    } catch YamlError.parser(_, let problem, let mark, _),
      YamlError.scanner(_, let problem, let mark, _)
    {
      return .malformed(url, line: firstLine + mark.line - 1, problem: problem, cure: cure)
    } catch {
      return .malformed(url, line: firstLine, problem: problem, cure: cure)
    }
  }

  private func name(of context: DecodingError.Context) -> String {
    let keys = context.codingPath.filter { $0.intValue == nil }.map(\.stringValue)
    return keys.isEmpty ? "the file" : "'\(keys.joined(separator: "."))'"
  }

  private func described(_ type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text in quotes"
    case is Int.Type: "a whole number"
    case is Double.Type: "a number"
    case is Bool.Type: "true or false"
    case is any Collection.Type: "a list in brackets"
    default: "of another kind"
    }
  }

  /// The line of the deepest node on this path that exists.
  private func line(of path: [any CodingKey]) -> Int {
    var node = try? Yams.compose(yaml: text)
    var line = node?.mark?.line ?? 1
    for key in path {
      if let index = key.intValue {
        guard let items = node?.sequence, items.indices.contains(index) else { break }
        node = items[index]
      } else {
        guard let value = node?.mapping?[Node(key.stringValue)] else { break }
        node = value
      }
      line = node?.mark?.line ?? line
    }
    return firstLine + line - 1
  }
}

/// The file's text; an error names the file and why not.
func readText(_ url: URL) throws(CourseError) -> String {
  let data = try readData(url)
  guard let text = String(data: data, encoding: .utf8) else {
    throw .malformed(url, line: 1, problem: "is not UTF-8", cure: "save it as UTF-8")
  }
  return text
}

/// The file's bytes; an error names the file and why not.
func readData(_ url: URL) throws(CourseError) -> Data {
  do {
    return try Data(contentsOf: url)
  } catch {
    throw .unreadable(url, reason: reason(of: error))
  }
}

private func reason(of error: any Error) -> String {
  switch (error as? CocoaError)?.code {
  case .fileReadNoSuchFile?: "it is not there"
  case .fileReadNoPermission?: "no permission"
  default: (error as NSError).localizedDescription
  }
}
