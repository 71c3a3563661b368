import Foundation
import Messages
import Yams

/// A data file written by a person: decoded as a whole, or rejected with the invalid line's number.
struct DataFile {
  /// The newest known format; every data file states its format in `format`.
  static let knownFormat = 1

  let url: URL
  let text: String
  /// The line of the file where `text` begins, counted from 1.
  var firstLine = 1

  init(at url: URL) throws(CourseError) {
    self.url = url
    self.text = try readText(url)
  }

  init(text: String, of url: URL, firstLine: Int = 1) {
    self.url = url
    self.text = text
    self.firstLine = firstLine
  }

  /// Decodes the file's JSON.
  ///
  /// Foundation decodes it, which is fast but reports no lines. Only on failure is the file parsed
  /// again as YAML (a superset of JSON), whose nodes know their lines.
  func json<T: Decodable>(_ type: T.Type) throws(CourseError) -> T {
    do {
      let format = try JSONDecoder().decode(Format.self, from: Data(text.utf8)).format
      guard format <= Self.knownFormat else {
        throw CourseError.newer(url, format: format, known: Self.knownFormat)
      }
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      throw corrupted(type)
    } catch {
      throw all(faultsOf: type, from: error)
    }
  }

  /// Decodes the file's YAML.
  func yaml<T: Decodable>(_ type: T.Type) throws(CourseError) -> T {
    do {
      return try YAMLDecoder(encoding: .utf8).decode(type, from: text)
    } catch DecodingError.typeMismatch(_, let context) where context.codingPath.isEmpty {
      throw .malformed(
        url, line: firstLine,
        Message(
          "there are no keys with values; write lines such as 'title: Telling without knowing'"))
    } catch {
      throw located(error)
    }
  }

  /// An error about the value at this path of keys.
  func malformed(at path: [any CodingKey], _ fault: Message) -> CourseError {
    .malformed(url, line: line(of: path), fault)
  }

  /// Refuses a key that nothing reads, such as a mistyped one.
  ///
  /// - Parameter value: The file's content, as a structure whose properties are its keys. Parts that
  ///   types of their own read, which are not nested in that structure, are skipped.
  func verifyKeys(of value: some Decodable) throws(CourseError) {
    guard let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)) else { return }
    try verifyKeys(of: json, against: value, in: String(reflecting: type(of: value)), at: [])
  }

  private func verifyKeys(
    of json: Any, against value: Any, in schema: String, at path: [any CodingKey]
  ) throws(CourseError) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let value = mirror.children.first?.value else { return }
      return try verifyKeys(of: json, against: value, in: schema, at: path)
    }
    if let items = json as? [Any], mirror.displayStyle == .collection {
      for (index, (item, child)) in zip(items, mirror.children).enumerated() {
        try verifyKeys(of: item, against: child.value, in: schema, at: path + [FileKey(index)])
      }
    }
    guard let object = json as? [String: Any], mirror.displayStyle == .struct,
      String(reflecting: mirror.subjectType).hasPrefix(schema)
    else { return }
    let known = mirror.children.compactMap(\.label) + (path.isEmpty ? ["format"] : [])
    for key in object.keys.sorted() where !known.contains(key) {
      let instead = suggestion(instead: key, among: known, else: Message.keysAre)
      throw malformed(
        at: path + [FileKey(key)],
        Message("unknown key '\(key, "key")'; \(instead, "instead")"))
    }
    for child in mirror.children {
      guard let key = child.label, let part = object[key] else { continue }
      try verifyKeys(of: part, against: child.value, in: schema, at: path + [FileKey(key)])
    }
  }

  private struct Format: Decodable {
    let format: Int
  }

  /// A decoder's error, with its line.
  func located(_ error: any Error) -> CourseError {
    if let error = error as? CourseError { return error }
    guard let error = error as? DecodingError else {
      return syntaxError(at: 1, else: .verbatim("\(error)"))
    }
    switch error {
    case .keyNotFound(let key, let context):
      return malformed(
        at: context.codingPath,
        way(to: context).map {
          Message("the key '\(key.stringValue, "key")' is missing in '\($0, "path")'; add it")
        }
          ?? Message("the key '\(key.stringValue, "key")' is missing; add it"))
    case .typeMismatch(let type, let context):
      return malformed(
        at: context.codingPath,
        Message("\(name(of: context), "value") should be \(kind(of: type), "kind"); change it"))
    case .valueNotFound(let type, let context):
      return malformed(
        at: context.codingPath,
        Message(
          """
          \(name(of: context), "value") is null, and should be \(kind(of: type), "kind"); give it \
          a value
          """))
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      let own = context.underlyingError as? any SpokenError
      // Translators: The fault is a library's words, or the sentence on what may be allowed.
      return malformed(
        at: context.codingPath,
        Message("\(own?.message ?? .verbatim(context.debugDescription), "fault"); change it"))
    case .dataCorrupted(let context):
      return syntaxError(at: 1, else: .verbatim(context.debugDescription))
    @unknown default:
      return syntaxError(at: 1, else: .verbatim("\(error)"))
    }
  }

  /// The error for JSON that Foundation's decoder rejects without a place: invalid syntax, or a
  /// number out of range, which the YAML decoder can locate.
  private func corrupted<T: Decodable>(_ type: T.Type) -> CourseError {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      _ = try YAMLDecoder(encoding: .utf8).decode(type, from: text)
      return syntaxError(at: 1, else: .isNotJSON)
    } catch let error as DecodingError {
      return located(error)
    } catch {
      let place = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
      guard let offset = place.firstMatch(of: /character (\d+)/).flatMap({ Int($0.1) }) else {
        return .malformed(
          url, line: lastLine,
          Message("the file ends too early; look for a quote or a bracket that is not closed"))
      }
      return syntaxError(at: text.utf8.prefix(offset).count { $0 == 10 } + 1, else: .isNotJSON)
    }
  }

  /// The last line with content, counted from 1.
  private var lastLine: Int {
    1 + text.trimmed.utf8.count { $0 == 10 }
  }

  /// A syntax error: libyaml's message and line, otherwise `fault` at `line`.
  private func syntaxError(at line: Int, else fault: Message) -> CourseError {
    if let repeatedKey { return repeatedKey }
    do {
      _ = try Yams.compose(yaml: text, .default, .default, .utf8)
    } catch YamlError.parser(_, let problem, let mark, _),
      YamlError.scanner(_, let problem, let mark, _)
    {
      return .malformed(
        url, line: firstLine + mark.line - 1, .syntaxError(.verbatim(problem)))
    } catch {}
    return .malformed(url, line: firstLine + line - 1, .syntaxError(fault))
  }

  /// The name of the faulty value for a sentence.
  private func name(of context: DecodingError.Context) -> Message {
    // Translators: Begins sentences.
    way(to: context).map { .verbatim("'\($0)'") } ?? Message("the file")
  }

  /// The path to a value: `checks[1].points`; nil for the whole document.
  private func way(to context: DecodingError.Context) -> String? {
    guard !context.codingPath.isEmpty else { return nil }
    return context.codingPath.reduce(into: "") { path, key in
      path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? "" : ".") + key.stringValue
    }
  }

  private func kind(of type: any Any.Type) -> Message {
    switch type {
    case is String.Type, is Node.Scalar.Type: Message("a text in quotes", context: "should be")
    // Translators: The expected kind of value.
    case is Int.Type: Message("a whole number", context: "should be")
    // Translators: The expected kind of value.
    case is Double.Type: Message("a number", context: "should be")
    // Translators: The expected kind of value.
    case is Bool.Type: Message("true or false", context: "should be")
    case is [String: Any].Type: Message("an object in braces", context: "should be")
    case is any Collection.Type: Message("a list in brackets", context: "should be")
    // Translators: The expected kind of value.
    default: Message("of another kind", context: "should be")
    }
  }

  /// The error for a duplicate key in an object; nil without one.
  var repeatedKey: CourseError? {
    do {
      _ = try Yams.compose(yaml: text, .default, .default, .utf8)
      return nil
    } catch YamlError.duplicatedKeysInMapping(let names, let context) {
      return .malformed(
        url, line: firstLine + context.mark.line - 1,
        Message(
          "an object has the key '\(String(names.first ?? ""), "key")' twice; keep one of them"))
    } catch {
      return nil
    }
  }

  /// The line of the deepest existing node on this path.
  func line(of path: [any CodingKey]) -> Int {
    var node = try? Yams.compose(yaml: text, .default, .default, .utf8)
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

/// Returns the file's text with "\n" line ends; an error names the file and the reason.
func readText(_ url: URL) throws(CourseError) -> String {
  let data = try readData(url)
  guard let text = String(data: data, encoding: .utf8) else {
    throw .malformed(url, line: 1, Message("is not UTF-8; save it as UTF-8"))
  }
  // Data's own iterator takes longer than reading the file.
  let hasReturns = data.withUnsafeBytes { $0.contains(UInt8(ascii: "\r")) }
  return hasReturns ? text.replacing("\r\n", with: "\n") : text
}

/// Returns the file's bytes; an error names the file and the reason.
func readData(_ url: URL) throws(CourseError) -> Data {
  do {
    return try Data(contentsOf: url)
  } catch {
    // Translators: Why a file cannot be read.
    throw .unreadable(url, reason: url.hasFolder ? Message("it is a folder") : reason(of: error))
  }
}

extension URL {
  /// Whether a folder is at this path.
  fileprivate var hasFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }
}

private func reason(of error: any Error) -> Message {
  switch (error as? CocoaError)?.code {
  // Translators: Why a file cannot be read.
  case .fileReadNoSuchFile?: Message("it does not exist")
  // Translators: Why a file cannot be read or written.
  case .fileReadNoPermission?: Message("no permission")
  default: .verbatim(error.systemReason)
  }
}

extension Message {
  /// The fault is a library's words, or “is not JSON”.
  fileprivate static func syntaxError(_ fault: Message) -> Message {
    Message(
      "\(fault, "fault"); check that line and the one before for a comma, a quote or a bracket")
  }

  fileprivate static let isNotJSON = Message("is not JSON")
}

/// A key, or a place in a list, of a file that a person writes.
struct FileKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ index: Int) {
    intValue = index
    stringValue = "\(index)"
  }

  init(_ key: String) {
    intValue = nil
    stringValue = key
  }

  init?(intValue: Int) { self.init(intValue) }
  init?(stringValue: String) { self.init(stringValue) }
}

extension Message {
  /// Ends a sentence on a key that a file may not have.
  fileprivate static func keysAre(_ names: String) -> Message {
    Message("its keys are \(names, "names")")
  }
}
