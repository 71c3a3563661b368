import Testing

@testable import CourseModel

@Suite("A conversation")
struct ConversationTests {
  @Test("tells the gaps that a message crosses, whichever way it goes")
  func countsGaps() {
    let rightward = Conversation.Message(sender: 0, receiver: 2, text: "done()")
    let leftward = Conversation.Message(sender: 2, receiver: 1, text: "done()")
    let own = Conversation.Message(sender: 1, receiver: 1, text: "done()")

    #expect([rightward, leftward, own].map(\.gaps) == [0..<2, 1..<2, 1..<1])
  }

  @Test("tells which steps differ from the model's")
  func tellsMarks() {
    let said = Conversation.Message(sender: 0, receiver: 1, text: "done()")
    let missing = Conversation.Message(sender: 0, receiver: 1, text: "done()", mark: .missing)
    let steps: [Conversation.Step] = [
      .message(said), .message(missing), .end(of: 0, nil), .end(of: 0, .missing), .note("Later."),
      .omission(2), .interruption(.crash),
    ]

    #expect(steps.map(\.isMarked) == [false, true, false, true, false, false, false])
  }
}
