import CourseModel

/// The run that a drawn conversation is part of, as its author declares it after the fence's
/// language:
///
///     conversation of CHECK               a check of the exercise, with the solution
///     conversation of NAME.swift          a program of the page; may have a change, as for `output`
///     … leaving out a, b                  messages that are sent but deliberately not drawn
///     conversation sketch                 no run: objects from elsewhere, or no messages
package struct ConversationClaim: Hashable, Sendable {
  /// The code to run.
  package enum Run: Hashable, Sendable {
    case check(String)
    case program(ProgramMention)
  }

  /// The run; nil for a sketch.
  package let run: Run?
  /// The names of messages left out of the drawing, without parentheses or arguments.
  package let omitted: Set<String>

  /// Parses the words after a block's language; nil if they are missing or invalid.
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
