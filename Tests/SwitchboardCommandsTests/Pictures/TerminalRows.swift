@testable import Terminal

/// The content of a terminal after some output, as far as Switchboard uses it: whole rows at their
/// places, styles, and lines that are replaced.
struct TerminalRows {
  private static let escape: Character = "\u{1B}"

  /// The rows as written, with the sequences for styles.
  private var rows: [String] = [""]
  private var row = 0

  /// Shows a whole output.
  init(showing output: String) {
    var rest = output[...]
    while let next = rest.first {
      if next == Self.escape {
        take(&rest)
      } else {
        rest.removeFirst()
        write(next)
      }
    }
  }

  /// The rows, without empty ones at the end.
  var lines: [Line] {
    let lines = rows.map { Line(Self.spans($0)) }
    return Array(lines.prefix((lines.lastIndex { !$0.text.allSatisfy(\.isWhitespace) } ?? -1) + 1))
  }

  private mutating func write(_ character: Character) {
    switch character {
    case "\r\n", "\n": move(to: row + 1)
    // The text that follows replaces the row, or clears it first.
    case "\r": break
    default: rows[row].append(character)
    }
  }

  private mutating func move(to place: Int) {
    row = place
    while rows.count <= row { rows.append("") }
  }

  /// Takes a control sequence (ECMA-48) from the front.
  private mutating func take(_ rest: inout Substring) {
    if let match = rest.prefixMatch(of: /\e\[([0-?]*)[ -\/]*([@-~])/)?.output {
      rest = rest.dropFirst(match.0.count)
      obey(String(match.2), match.1.split(separator: ";").compactMap { Int($0) }, match.0)
    } else if let match = rest.prefixMatch(of: /\e\][^\a\e]*(\a|\e\\)/)?.output {
      rest = rest.dropFirst(match.0.count)
    } else {
      rest = rest.dropFirst(2)
    }
  }

  private mutating func obey(_ command: String, _ numbers: [Int], _ sequence: Substring) {
    switch command {
    case "H": move(to: (numbers.first ?? 1) - 1)
    case "J": rows = rows.map { _ in "" }
    case "K": rows[row] = ""
    case "m": rows[row] += sequence
    default: break
    }
  }

  // MARK: - Looks

  private static func spans(_ row: String) -> [Span] {
    var spans: [Span] = []
    var style = Style.plain
    for part in row.split(separator: escape, omittingEmptySubsequences: false).enumerated() {
      var text = part.element
      if part.offset > 0, let match = text.prefixMatch(of: /\[([0-9;]*)m/)?.output {
        for number in match.1.split(separator: ";").compactMap({ Int($0) }) {
          style.take(number)
        }
        text = text.dropFirst(match.0.count)
      }
      if !text.isEmpty { spans.append(Span(String(text), style: style)) }
    }
    return spans
  }
}

extension Style {
  private static let colors: [Color] = [
    .black, .red, .green, .yellow, .blue, .magenta, .cyan, .white,
  ]
  private static let brightColors: [Color] = [
    .brightBlack, .brightRed, .brightGreen, .brightYellow, .brightBlue, .brightMagenta,
    .brightCyan, .brightWhite,
  ]

  /// Applies one parameter of SGR.
  fileprivate mutating func take(_ parameter: Int) {
    switch parameter {
    case 0: self = .plain
    case 1: bold = true
    case 2: dim = true
    case 3: italic = true
    case 4: underline = true
    case 7: reverse = true
    case 9: strikethrough = true
    case 30...37: foreground = Self.colors[parameter - 30]
    case 40...47: background = Self.colors[parameter - 40]
    case 90...97: foreground = Self.brightColors[parameter - 90]
    case 100...107: background = Self.brightColors[parameter - 100]
    default: break
    }
  }
}
