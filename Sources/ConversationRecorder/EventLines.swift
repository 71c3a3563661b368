import Glibc

/// Writes the lines that the grader reads: `~` and a JSON object. They use the channel of the suite
/// runner's records, but are not records. Each starts with a newline, so that it is intact whatever
/// precedes it.
struct EventLines {
  /// The maximum number of events; after them comes one `cut` event.
  static let limit = 20_000
  /// The file descriptor of the suite runner's records.
  private static let descriptor: Int32 = 3

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
      case .text(let name, let text): line += ",\"\(name)\":" + Self.quoted(text)
      case .texts(let name, let texts):
        line += ",\"\(name)\":[" + texts.map(Self.quoted).joined(separator: ",") + "]"
      }
    }
    line += "}\n"
    line.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: rest))
        let written = Glibc.write(Self.descriptor, piece.baseAddress, piece.count)
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return }
        rest = rest.dropFirst(written)
      }
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 32 || scalar.value == 127: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
