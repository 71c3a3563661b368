import CourseModel
import Testing

@testable import Typesetting

@Suite("Conversation")
struct ConversationTests {
  @Test("holds participants in order of first mention, and what happens")
  func parses() throws {
    let conversation = try conversation(
      """
      picker -> settings : colorPicker(_:didSetColorNamed:to:)

      settings-->picker:true
      \tmain   queue -> main queue : map(_:) -> Int
      note : settings -> nobody, from here on
      """)

    #expect(conversation.participants == ["picker", "settings", "main queue"])
    #expect(
      conversation.steps == [
        message(0, 1, "colorPicker(_:didSetColorNamed:to:)"),
        message(1, 0, "true", isAnswer: true),
        message(2, 2, "map(_:) -> Int"),
        .note("settings -> nobody, from here on"),
      ])
  }

  @Test(
    "takes any words for a name",
    arguments: [
      ("view-controller -> Array<Int> : x", ["view-controller", "Array<Int>"]),
      ("note -> 设置 : x", ["note", "设置"]),
      ("हिन्दी -> 👩‍👩‍👧‍👦 : x", ["हिन्दी", "👩‍👩‍👧‍👦"]),
      ("a.b? -> (c) : x", ["a.b?", "(c)"]),
    ])
  func takesNames(line: String, names: [String]) throws {
    #expect(try conversation(line).participants == names)
  }

  @Test(
    "says which line of the document is wrong, why, and what to do",
    arguments: [
      ("", "line 3: the conversation has no message; write sender -> receiver : message"),
      (
        "note : a\n",
        "line 3: the conversation has no message; write sender -> receiver : message"
      ),
      (
        "a -> b : x\n\npicker > settings : y",
        "line 6: 'picker > settings : y' has no arrow; write sender -> receiver : message"
      ),
      (
        "// a -> b\n", "line 4: '// a -> b' has no message; write sender -> receiver : message"
      ),
      ("note", "line 4: the note is empty; write note : text"),
      ("note :", "line 4: the note is empty; write note : text"),
      (
        "note settings is freed",
        "line 4: 'note settings is freed' has no arrow; write sender -> receiver : message"
      ),
      ("a <-> b : x", "line 4: '<->' is not an arrow; write -> for a message, --> for an answer"),
      ("a ->> b : x", "line 4: '->>' is not an arrow; write -> for a message, --> for an answer"),
      ("a ---> b : x", "line 4: '--->' is not an arrow; write -> for a message, --> for an answer"),
      (
        "a -> b -> c : x", "line 4: 'a -> b -> c : x' has two arrows; write a line for each message"
      ),
      (" -> b : x", "line 4: '-> b : x' has no sender; write sender -> receiver : message"),
      ("a -> : x", "line 4: 'a -> : x' has no receiver; write sender -> receiver : message"),
      ("a -> b", "line 4: 'a -> b' has no message; write sender -> receiver : message"),
      ("a -> b : ", "line 4: 'a -> b :' has no message; write sender -> receiver : message"),
      (
        String(repeating: "word ", count: 20),
        "line 4: 'word word word word word word word word word word word word…' has no arrow; "
          + "write sender -> receiver : message"
      ),
    ])
  func explains(source: String, sentence: String) throws {
    let error = #expect(throws: ConversationError.self) { try conversation(source) }
    #expect(error?.description == sentence)
  }

  /// Returns the conversation in a block whose fence is line 3 of its document.
  private func conversation(_ source: String) throws -> Conversation {
    let document = try MarkdownDocument(parsing: "a\n\n```conversation\n\(source)\n```\n")
    guard document.blocks.count == 2, case .code(let block) = document.blocks[1] else {
      throw Unexpected(description: "unexpected blocks: \(document.blocks)")
    }
    return try Conversation(parsing: block)
  }

  private func message(
    _ sender: Int, _ receiver: Int, _ text: String, isAnswer: Bool = false
  ) -> Conversation.Step {
    .message(
      Conversation.Message(sender: sender, receiver: receiver, text: text, isAnswer: isAnswer))
  }

  private struct Unexpected: Error, CustomStringConvertible {
    let description: String
  }
}
