import Foundation

/// How to open a file at a line in the editor that a person likes.
struct PreferredEditor: Equatable, Sendable {
  /// A path, or a name to be looked for on the search path.
  let program: String
  /// The file and the line are among them, as the editor wants them: no shell reads them.
  let arguments: [String]
  /// Whether the editor is shown in the terminal, which has to be lent to it.
  let needsTerminal: Bool

  /// What people call it: the last part of its path.
  var name: String { program.split(separator: "/").last.map(String.init) ?? program }

  /// The command that opens `file` at `line`, counted from 1.
  ///
  /// It is `$VISUAL` or `$EDITOR`, with the arguments they hold; in a terminal of VS Code, VS Code;
  /// else what the learner has chosen.
  ///
  /// - Parameters:
  ///   - chosen: What the learner has said when they were asked.
  ///   - exists: Whether a program of this name is on the search path.
  /// - Returns: `nil` if it is not known.
  init?(
    opening file: String, at line: Int? = nil, environment: [String: String],
    chosen: String? = nil, exists: (String) -> Bool
  ) {
    let named = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }
      .map(Self.words).first { !$0.isEmpty }
    guard let words = named ?? Self.unnamed(environment, chosen, exists).map({ [$0] }),
      let program = words.first
    else { return nil }
    self.init(program: program, options: Array(words.dropFirst()), file: file, line: line)
  }

  private init(program: String, options: [String], file: String, line: Int?) {
    let kind = Kind(ofProgram: program, options: options)
    // A name that begins with '-' would be an option.
    let file = file.hasPrefix("-") || file.hasPrefix("+") ? "./\(file)" : file
    self.program = program
    arguments = options + kind.arguments(for: file, line.map { max(1, $0) })
    needsTerminal = kind.needsTerminal
  }

  /// What opens a file for somebody whose environment does not say it.
  private static func unnamed(
    _ environment: [String: String], _ chosen: String?, _ exists: (String) -> Bool
  ) -> String? {
    let ofVisualStudio =
      environment["TERM_PROGRAM"] == "vscode"
      ? ["code", "code-insiders", "codium", "cursor", "windsurf"] : []
    return (ofVisualStudio + [chosen].compactMap(\.self)).first(where: exists)
  }

  /// The editors that this machine has, at most nine, those first that a beginner can leave again.
  static func installed(_ exists: (String) -> Bool) -> [String] {
    let names = [
      "nano", "micro", "vim", "nvim", "emacs", "hx", "kak", "mg", "joe", "mcedit", "code",
      "codium", "zed", "subl", "gedit", "kate",
    ].filter(exists)
    // Where there is another one of its family, it is that one.
    let isOnlyVi = !names.contains { ["vim", "nvim"].contains($0) }
    return Array((names + (isOnlyVi && exists("vi") ? ["vi"] : [])).prefix(9))
  }
}

// MARK: - Kinds of editors

extension PreferredEditor {
  /// What editors have in common.
  private enum Kind {
    /// Those that take `+LINE` before the file.
    case plusLine(inTerminal: Bool)
    /// Those that take `FILE:LINE`, some behind an option.
    case fileLine(after: [String], inTerminal: Bool)
    /// Those with windows that take the line behind an option.
    case window(line: String)
    /// Those of which nothing is known but that they open files.
    case unknown

    init(ofProgram program: String, options: [String]) {
      let name = program.split(separator: "/").last.map(String.init) ?? program
      switch name {
      case "vi", "vim", "nvim", "view", "nvi", "vile", "elvis", "vim.basic", "vim.tiny", "vim.nox",
        "nano", "rnano", "pico", "emacs", "emacsclient", "mg", "zile", "micro", "kak", "ne", "joe",
        "mcedit", "editor", "sensible-editor":
        self = .plusLine(inTerminal: true)
      case "gvim", "mvim", "gedit", "pluma", "xed": self = .plusLine(inTerminal: false)
      case "hx", "helix": self = .fileLine(after: [], inTerminal: true)
      case "code", "code-insiders", "codium", "vscodium", "cursor", "windsurf", "code-server":
        let isGiven = options.contains { ["-g", "--goto"].contains($0) }
        self = .fileLine(after: isGiven ? [] : ["-g"], inTerminal: false)
      case "subl", "sublime_text", "zed", "zeditor", "zedit", "lapce":
        self = .fileLine(after: [], inTerminal: false)
      case "kate", "kwrite", "mousepad", "idea", "clion": self = .window(line: "--line")
      default: self = .unknown
      }
    }

    /// An editor that nobody knows may be one of the terminal: lending it in vain costs little.
    var needsTerminal: Bool {
      switch self {
      case .plusLine(let inTerminal), .fileLine(_, let inTerminal): inTerminal
      case .window: false
      case .unknown: true
      }
    }

    func arguments(for file: String, _ line: Int?) -> [String] {
      guard let line else { return [file] }
      return switch self {
      case .plusLine: ["+\(line)", file]
      case .fileLine(let option, _): option + ["\(file):\(line)"]
      case .window(let option): [option, "\(line)", file]
      case .unknown: [file]
      }
    }
  }
}

// MARK: - Words

extension PreferredEditor {
  /// The words of a command line, as a shell divides it: by spaces, but for what is quoted or
  /// behind a backslash. Nothing else means anything.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
