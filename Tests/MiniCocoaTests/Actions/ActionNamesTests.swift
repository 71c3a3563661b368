import MiniCocoa
import Testing

private class Editor: ActionNaming {
  class var actions: [Action] { [Action("save:", Editor.save)] }
  var heard: [String] = []
  func save(_ sender: AnyObject?) { heard.append("save:") }
}

private final class SpecialEditor: Editor {
  override class var actions: [Action] { super.actions + [Action("print", SpecialEditor.print)] }
  func print() { heard.append("print") }
}

@Suite("Actions that are only a name")
struct ActionNamesTests {
  @Test("are found in the receiver's names, also in those of its superclass")
  func found() {
    let editor = SpecialEditor()

    let outcomes = ["save:", "print"].map { Action(named: $0).perform(on: editor) }

    #expect(outcomes == [.performed, .performed])
    #expect(editor.heard == ["save:", "print"])
  }

  @Test("are not recognized by who does not have them", arguments: ["save", "print", "svae:", ""])
  func unknown(name: String) {
    let editor = Editor()

    #expect(Action(named: name).perform(on: editor) == .notRecognized)
    #expect(!Action(named: name).isRecognized(by: editor))
    #expect(editor.heard.isEmpty)
  }

  @Test(
    "stop, when a target is named that does not have them, with what it has (3.3 row 8)",
    arguments: [
      (
        "save",
        """
        The action "save" was sent to an Editor, which does not recognize it: it \
        has "save:", and each colon of a name stands for a parameter.
        """
      ),
      (
        "svae:",
        """
        The action "svae:" was sent to an Editor, which does not recognize it: the \
        names it has are "save:".
        """
      ),
    ])
  func sentence(name: String, expected: String) {
    let editor = Editor()
    let button = Button("Save", target: editor, action: Action(named: name))

    let misuses = Misuse.recorded { button.tap() }

    #expect(misuses.map(\.description) == [expected])
    #expect(misuses.map(\.kind) == [.unrecognizedAction])
  }

  @Test("stop the process where nobody records (3.3 row 8)")
  func stops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let editor = Editor()
      Button("Save", target: editor, action: "save").tap()
    }

    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(said?.contains("which does not recognize it: it has \"save:\"") == true)
  }
}
