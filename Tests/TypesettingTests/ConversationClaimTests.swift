import Testing

@testable import Typesetting

@Suite("The run that a conversation claims to show")
struct ConversationClaimTests {
  private func claim(_ info: String) -> ConversationClaim? {
    ConversationClaim(CodeBlock(info: info, text: "a -> b : c\n", sourceLine: 1))
  }

  @Test("is a check, a program, perhaps changed, or none")
  func runs() throws {
    #expect(claim("conversation of picks")?.run == .check("picks"))
    #expect(
      claim("conversation of taxi.swift without \"weak \"")?.run
        == .program(try #require(ProgramMention("taxi.swift without \"weak \""))))
    #expect(claim("conversation sketch") != nil)
    #expect(claim("conversation sketch")?.run == nil)
  }

  @Test("says what is left out on purpose")
  func omitted() {
    let claim = claim("conversation of taxi.swift leaving out present, dismiss")

    #expect(claim?.run == ProgramMention("taxi.swift").map(ConversationClaim.Run.program))
    #expect(claim?.omitted == ["present", "dismiss"])
  }

  @Test(
    "is nothing where the words make no sense",
    arguments: [
      "conversation", "conversation of", "conversation picks", "conversation sketch of picks",
      "conversation of picks without \"a\"", "swift of picks",
    ])
  func nothing(info: String) { #expect(claim(info) == nil) }

  @Test("is not shown to a reader")
  func unseen() throws {
    let page = { (info: String) in
      try Page.plain(80).text(of: "```\(info)\na -> b : c\n```\n")
    }

    #expect(try page("conversation of picks leaving out x") == page("conversation"))
    #expect(try page("conversation sketch") == page("conversation"))
  }
}
