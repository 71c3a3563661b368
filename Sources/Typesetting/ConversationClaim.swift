import Conversations

/// Of what run a drawn conversation is a part, as its author says behind the fence's language:
///
///     conversation of CHECK               a check of the exercise, with the solution
///     conversation of NAME.swift          a program of the page; may be changed, as for `output`
///     … leaving out a, b                  messages that are said and not drawn, on purpose
///     conversation sketch                 none: objects that are not here, or no messages
package struct ConversationClaim: Hashable, Sendable {
  /// What is run.
  package enum Run: Hashable, Sendable {
    case check(String)
    case program(ProgramMention)
  }

  /// What is run; nil of a sketch.
  package let run: Run?
  /// Names of messages that are not drawn, without what is in brackets.
  package let omitted: Set<String>

  /// What is said behind the language of a block; nil if nothing is, or nothing that makes sense.
  package init?(_ block: CodeBlock) {
    guard block.language.lowercased() == Conversation.language else { return nil }
    let caption = block.caption
    if caption == "sketch" {
      (run, omitted) = (nil, [])
      return
    }
    guard let match = caption.wholeMatch(of: /of (.+?)(?: leaving out (.+))?/)?.output else {
      return nil
    }
    guard let mention = ProgramMention(match.1) else { return nil }
    let isProgram = mention.name.hasSuffix(".swift")
    guard isProgram || mention.edit == nil else { return nil }
    run = isProgram ? .program(mention) : .check(mention.name)
    let names = (match.2 ?? "").split(separator: ",").map { $0.filter { !$0.isWhitespace } }
    omitted = Set(names)
  }
}
