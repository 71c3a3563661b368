import Testing

@testable import SwitchboardCommands

@Suite("The editor's command")
struct PreferredEditorTests {
  /// A user's setting, and the resulting command for line 12 of `/w/One.swift`.
  struct Case: CustomTestStringConvertible, Sendable {
    let editor: String
    let command: [String]
    var needsTerminal = true

    var testDescription: String { editor }
  }

  private static let file = "/w/One.swift"

  static let cases = [
    Case(editor: "vi", command: ["vi", "+12", file]),
    Case(editor: "vim", command: ["vim", "+12", file]),
    Case(editor: "/usr/bin/vim.basic", command: ["/usr/bin/vim.basic", "+12", file]),
    Case(editor: "nvim -p", command: ["nvim", "-p", "+12", file]),
    Case(editor: "nano", command: ["nano", "+12", file]),
    Case(editor: "emacs -nw", command: ["emacs", "-nw", "+12", file]),
    Case(editor: "emacsclient -t -a ''", command: ["emacsclient", "-t", "-a", "", "+12", file]),
    Case(editor: "micro", command: ["micro", "+12", file]),
    Case(editor: "kak", command: ["kak", "+12", file]),
    Case(editor: "hx", command: ["hx", "\(file):12"]),
    Case(editor: "helix", command: ["helix", "\(file):12"]),
    Case(editor: "code", command: ["code", "-g", "\(file):12"], needsTerminal: false),
    Case(
      editor: "code --wait", command: ["code", "--wait", "-g", "\(file):12"], needsTerminal: false),
    Case(
      editor: "code --wait --goto", command: ["code", "--wait", "--goto", "\(file):12"],
      needsTerminal: false),
    Case(editor: "codium", command: ["codium", "-g", "\(file):12"], needsTerminal: false),
    Case(editor: "subl -w", command: ["subl", "-w", "\(file):12"], needsTerminal: false),
    Case(editor: "zed", command: ["zed", "\(file):12"], needsTerminal: false),
    Case(editor: "gvim -f", command: ["gvim", "-f", "+12", file], needsTerminal: false),
    Case(editor: "kate", command: ["kate", "--line", "12", file], needsTerminal: false),
    Case(editor: "my-editor --fast", command: ["my-editor", "--fast", file]),
    Case(
      editor: "'/opt/My Editor/bin/vim' \"a b\" c\\ d $HOME `x` ;",
      command: ["/opt/My Editor/bin/vim", "a b", "c d", "$HOME", "`x`", ";", "+12", file]),
  ]

  @Test("opens a file at a line, as each editor wants it told", arguments: cases)
  func editors(_ wanted: Case) throws {
    let command = try #require(
      PreferredEditor(
        opening: Self.file, at: 12, environment: ["EDITOR": wanted.editor]
      ) { _ in false })
    #expect([command.program] + command.arguments == wanted.command)
    #expect(command.needsTerminal == wanted.needsTerminal)
  }

  @Test("opens a file where no line is known", arguments: ["vim", "hx", "code", "kate", "other"])
  func noLine(_ editor: String) throws {
    let command = try #require(
      PreferredEditor(opening: Self.file, environment: ["EDITOR": editor]) { _ in false })
    #expect(command.arguments == [Self.file])
  }

  @Test("is the one that was named: VISUAL, else EDITOR, whatever else there is")
  func named() {
    func program(_ environment: [String: String]) -> String? {
      PreferredEditor(opening: Self.file, environment: environment) { _ in true }?.program
    }
    #expect(program(["VISUAL": "nvim", "EDITOR": "ed", "TERM_PROGRAM": "vscode"]) == "nvim")
    #expect(program(["VISUAL": "  ", "EDITOR": "ed", "TERM_PROGRAM": "vscode"]) == "ed")
    #expect(program(["EDITOR": "", "TERM_PROGRAM": "vscode"]) == "code")
    #expect(program(["TERM_PROGRAM": "tmux"]) == nil)
  }

  @Test("is the one that was chosen; else it is to be asked for")
  func unnamed() {
    func program(_ there: String..., term: String? = nil, chosen: String? = nil) -> String? {
      PreferredEditor(
        opening: Self.file, environment: term.map { ["TERM_PROGRAM": $0] } ?? [:], chosen: chosen,
        exists: there.contains)?.program
    }
    #expect(program("codium", "vim", term: "vscode") == "codium")
    #expect(program("vi") == nil)
    #expect(program("nano", "vi", chosen: "vi") == "vi")
    #expect(program("nano", "vi", chosen: "gone") == nil)
    #expect(program("sensible-editor", "editor") == nil)
  }

  @Test("can be chosen among those that are there, at most nine")
  func choice() {
    #expect(
      PreferredEditor.installed(["vi", "nano", "code", "ed"].contains) == ["nano", "code", "vi"])
    #expect(PreferredEditor.installed(["vi", "vim"].contains) == ["vim"])
    #expect(PreferredEditor.installed { _ in true }.count == 9)
  }

  @Test("takes no file for an option, and no line before the first")
  func strange() throws {
    func arguments(_ file: String, _ line: Int) -> [String]? {
      PreferredEditor(opening: file, at: line, environment: ["EDITOR": "vim"]) { _ in false }?
        .arguments
    }
    #expect(arguments("-c quit.swift", 3) == ["+3", "./-c quit.swift"])
    #expect(arguments("+1.swift", 0) == ["+1", "./+1.swift"])
    #expect(arguments("a b;$(c).swift", 3) == ["+3", "a b;$(c).swift"])
  }
}
