/// Writes the lines that the grader reads: `~` and a JSON object. They use the channel of the suite
/// runner's records, but are not records. Each starts with a newline, so that it is intact whatever
/// precedes it.
struct EventLines {
  /// The maximum number of events; after them comes one `cut` event.
  static let limit = 20_000

  enum Field {
    case number(StaticString, Int)
    case flag(StaticString, Bool)
    case text(StaticString, String)
    case texts(StaticString, [String])
  }

  private var count = 0

  /// Writes an event of this kind immediately, in one write.
  mutating func write(_ kind: StaticString, _ fields: [Field]) { write("\(kind)", fields) }

  /// Writes an event of this kind immediately, in one write.
  mutating func write(_ kind: String, _ fields: [Field]) {
    count += 1
    guard count <= Self.limit + 1 else { return }
    var line = "\n~{\"e\":\"" + (count <= Self.limit ? kind : "cut") + "\""
    for field in fields where count <= Self.limit {
      switch field {
      case .number(let name, let value): line += ",\"\(name)\":\(value)"
      case .flag(let name, let value): line += ",\"\(name)\":\(value)"
      case .text(let name, let text): line += ",\"\(name)\":" + _Line.quoted(text)
      case .texts(let name, let texts):
        line += ",\"\(name)\":[" + texts.map(_Line.quoted).joined(separator: ",") + "]"
      }
    }
    _Line.write(line + "}\n")
  }
}
