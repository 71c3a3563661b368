import MiniCocoa
import Testing

@Suite("Conversation")
struct ConversationTests {
  private final class Button {}
  private final class Editor {}

  @Test("notes sender, receiver, message and context in order")
  func notes() {
    let (button, editor) = (Button(), Editor())
    let conversation = Conversation()

    conversation.record {
      Conversation.note(from: button, to: editor, "save:", .init(.action, "touchUpInside"))
      Conversation.note(from: editor, to: button, "editorDidSave(_:)", .delegation)
    }

    #expect(
      conversation.description == """
        Button -> Editor : save:
        Editor -> Button : editorDidSave(_:)
        """)
    #expect(
      conversation.messages.map(\.context) == [.init(.action, "touchUpInside"), .delegation])
  }

  @Test("numbers the objects of a class where there are several")
  func numbers() {
    let (first, second, editor) = (Button(), Button(), Editor())
    let conversation = Conversation()

    conversation.record {
      for button in [second, first, second] {
        Conversation.note(from: button, to: editor, "save:", .action)
      }
    }

    #expect(conversation.messages.map(\.sender) == ["Button 1", "Button 2", "Button 1"])
    #expect(conversation.messages.map(\.receiver) == ["Editor", "Editor", "Editor"])
  }

  @Test("knows a new object from a dead one at its address, and keeps none alive")
  func lifetimes() {
    let editor = Editor()
    let conversation = Conversation()

    conversation.record {
      for _ in 1...3 { Conversation.note(from: Button(), to: editor, "save:", .action) }
    }

    #expect(conversation.messages.map(\.sender) == ["Button 1", "Button 2", "Button 3"])
  }

  @Test("calls nobody in particular somebody")
  func nobody() {
    let conversation = Conversation()

    conversation.record { Conversation.note(from: nil, to: Editor(), "save:", .action) }

    #expect(conversation.description == "somebody -> Editor : save:")
  }

  @Test("does not even compute a message where nobody records")
  func off() {
    var computed = 0
    func text() -> String {
      computed += 1
      return "save:"
    }

    Conversation.note(from: Button(), to: Editor(), text(), .action)

    #expect(computed == 0)
  }

  @Test("goes on in child tasks, and when it is recorded again")
  func goesOn() async {
    let editor = Editor()
    let conversation = Conversation()

    conversation.record { Conversation.note(from: editor, to: nil, "one", .notification) }
    await conversation.record {
      async let child: Void = Conversation.note(from: nil, to: nil, "two", .notification)
      await child
    }

    #expect(conversation.messages.map(\.text) == ["one", "two"])
  }
}
