internal import Glibc

/// The lines to Switchboard, on the descriptor of the recorder's, and the events from it.
///
/// A line is `=` and a JSON object, whose `d` is its kind.
enum Channel {
  enum Value {
    case text(String)
    case number(Double)
    case flag(Bool)
    case node(Node)
    case nodes([Node])
  }

  enum Input {
    case event(String)
    case silence
    case end
  }

  private static let descriptor: Int32 = 3
  nonisolated(unsafe) private static var rest: [UInt8] = []

  static func write(_ kind: String, _ fields: [(String, Value)] = []) {
    var line = "\n=" + object([("d", .text(kind))] + fields) + "\n"
    line.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: rest))
        let written = Glibc.write(descriptor, piece.baseAddress, piece.count)
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return }
        rest = rest.dropFirst(written)
      }
    }
  }

  /// Waits for the next event, at most for some milliseconds.
  static func next(within milliseconds: Int32) -> Input {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest.removeFirst(end + 1)
        return line == "end" ? .end : .event(line)
      }
      var entry = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      if poll(&entry, 1, milliseconds) == 0 { return .silence }
      var buffer = [UInt8](repeating: 0, count: 4_096)
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return .end }
      rest += buffer[..<count]
    }
  }

  private static func object(_ fields: [(String, Value)]) -> String {
    "{" + fields.map { quoted($0) + ":" + text($1) }.joined(separator: ",") + "}"
  }

  private static func text(_ value: Value) -> String {
    switch value {
    case .text(let text): quoted(text)
    case .number(let number): number.isFinite ? "\(number)" : "0"
    case .flag(let flag): "\(flag)"
    case .node(let node): object(node.fields)
    case .nodes(let nodes): "[" + nodes.map { object($0.fields) }.joined(separator: ",") + "]"
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

/// One view for Switchboard to draw: a JSON object.
struct Node {
  var fields: [(String, Channel.Value)]

  init(_ kind: String, _ fields: [(String, Channel.Value)] = []) {
    self.fields = [("kind", .text(kind))] + fields
  }
}
