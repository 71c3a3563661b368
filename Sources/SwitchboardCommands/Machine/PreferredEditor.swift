import Foundation

/// The command that opens a file at a line in the user's editor.
struct PreferredEditor: Equatable, Sendable {
  /// A path, or a name on the search path.
  let program: String
  /// The arguments, with the file and the line in the editor's form. No shell interprets them.
  let arguments: [String]
  /// Whether the editor runs in the terminal, which we must lend to it.
  let needsTerminal: Bool

  /// The display name: the last component of its path.
  var name: String { program.split(separator: "/").last.map(String.init) ?? program }

  /// The command that opens `file` at `line`, counted from 1.
  ///
  /// Uses `$VISUAL` or `$EDITOR` with their arguments, otherwise VS Code in its own terminal,
  /// otherwise the learner's choice.
  ///
  /// - Parameters:
  ///   - chosen: The learner's answer to our question.
  ///   - exists: Whether a program with this name is on the search path.
  /// - Returns: `nil` if no editor is known.
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
    // The editor would read a name that begins with '-' as an option.
    let file = file.hasPrefix("-") || file.hasPrefix("+") ? "./\(file)" : file
    self.program = program
    arguments = options + kind.arguments(for: file, line.map { max(1, $0) })
    needsTerminal = kind.needsTerminal
  }

  /// The editor for a user whose environment names none.
  private static func unnamed(
    _ environment: [String: String], _ chosen: String?, _ exists: (String) -> Bool
  ) -> String? {
    let ofVisualStudio =
      environment["TERM_PROGRAM"] == "vscode"
      ? ["code", "code-insiders", "codium", "cursor", "windsurf"] : []
    return (ofVisualStudio + [chosen].compactMap(\.self)).first(where: exists)
  }

  /// The installed editors, at most nine. Those that a beginner can quit come first.
  static func installed(_ exists: (String) -> Bool) -> [String] {
    let names = [
      "nano", "micro", "vim", "nvim", "emacs", "hx", "kak", "mg", "joe", "mcedit", "code",
      "codium", "zed", "subl", "gedit", "kate",
    ].filter(exists)
    // With vim or nvim installed, vi is usually the same program.
    let isOnlyVi = !names.contains { ["vim", "nvim"].contains($0) }
    return Array((names + (isOnlyVi && exists("vi") ? ["vi"] : [])).prefix(9))
  }
}

// MARK: - Kinds of editors

extension PreferredEditor {
  private enum Kind {
    /// Editors that take `+LINE` before the file.
    case plusLine(inTerminal: Bool)
    /// Editors that take `FILE:LINE`, some after an option.
    case fileLine(after: [String], inTerminal: Bool)
    /// Editors with windows that take the line as an option's value.
    case window(line: String)
    /// Unknown editors, which only get the file.
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

    /// True for an unknown editor, because it may run in the terminal, and lending the terminal
    /// costs little.
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
  /// Splits a command line into words like a shell: at spaces, except in quotes or after a
  /// backslash. No other character has a meaning.
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
