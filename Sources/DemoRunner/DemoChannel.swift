internal import ConversationRecorder
internal import Glibc

/// The lines to Switchboard, on the descriptor of the recorder's, and the events from it.
///
/// A line is `=` and a JSON object, whose `d` is its kind.
enum DemoChannel {
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

  nonisolated(unsafe) private static var rest: [UInt8] = []

  static func write(_ kind: String, _ fields: [(String, Value)] = []) {
    _Line.write("\n=" + object([("d", .text(kind))] + fields) + "\n")
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
    "{" + fields.map { _Line.quoted($0) + ":" + text($1) }.joined(separator: ",") + "}"
  }

  private static func text(_ value: Value) -> String {
    switch value {
    case .text(let text): _Line.quoted(text)
    case .number(let number): number.isFinite ? "\(number)" : "0"
    case .flag(let flag): "\(flag)"
    case .node(let node): object(node.fields)
    case .nodes(let nodes): "[" + nodes.map { object($0.fields) }.joined(separator: ",") + "]"
    }
  }
}

/// One view for Switchboard to draw: a JSON object.
struct Node {
  var fields: [(String, DemoChannel.Value)]

  init(_ kind: String, _ fields: [(String, DemoChannel.Value)] = []) {
    self.fields = [("kind", .text(kind))] + fields
  }
}
