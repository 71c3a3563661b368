import CourseModel
import Foundation
import Grading
import Messages
import Typesetting

/// A conversation that a page attributes to one of its programs.
struct PageConversation: Sendable {
  let drawn: Conversation
  /// The display name of the program.
  let name: String
  /// The whole program, with the page's change if there is one.
  let source: String
  /// Names of messages that are left out on purpose.
  let omitted: Set<String>

  /// Returns the faults of the drawing.
  func faults(_ recording: ConversationRecording) throws(GradingError) -> [Message] {
    let program = SourceFile(name: "main.swift", content: Data(source.utf8))
    guard let run = try recording.conversation(of: program) else { return [.notRecorded(name)] }
    let model = Transcript(run, isWhole: true)
    return ConversationProof(of: drawn, in: model, leavingOut: omitted).findings.map {
      $0.message(in: name)
    }
  }

  /// Returns the conversations of a page, and the findings that prevent proving others.
  static func all(
    in document: MarkdownDocument
  ) -> (conversations: [(line: Int, PageConversation)], findings: [DocumentLint.Finding]) {
    let programs = PagePrograms(in: document)
    var conversations: [(line: Int, PageConversation)] = []
    var findings: [DocumentLint.Finding] = []
    for block in document.blocks.codeBlocks where block.isConversation {
      guard let drawn = try? Conversation(parsing: block) else { continue }
      guard let claim = ConversationClaim(block) else {
        findings.append(
          DocumentLint.Finding(
            line: block.sourceLine,
            Message(
              """
              no run proves this conversation: name the program that it shows ('conversation of \
              NAME.swift'), or call it 'conversation sketch' if no program here has its objects
              """)))
        continue
      }
      switch claim.run {
      case nil: break
      case .check(let id):
        findings.append(
          DocumentLint.Finding(
            line: block.sourceLine,
            Message("a page has no checks: name a program instead of \(id, "name")")))
      case .program(let mention):
        do throws(PagePrograms.Fault) {
          let page = PageConversation(
            drawn: drawn, name: mention.name, source: try programs.source(of: mention),
            omitted: claim.omitted)
          conversations.append((block.sourceLine, page))
        } catch {
          findings.append(DocumentLint.Finding(line: block.sourceLine, error.message))
        }
      }
    }
    return (conversations, findings)
  }
}

extension CodeBlock {
  /// Whether the block is drawn as a conversation.
  var isConversation: Bool { language.lowercased() == Conversation.language }
}

extension ConversationProof.Finding {
  /// The message for an error in the run of this check or program.
  func message(in run: String) -> Message {
    switch self {
    case .notSaid(let line):
      Message("in \(run, "run"), no object sends this after the message above: '\(line, "line")'")
    case .notDrawn(let line):
      Message(
        """
        in \(run, "run"), an object sends this in between, and the diagram lacks it: \
        '\(line, "line")'; draw it, or end the first line with 'leaving out NAME'
        """)
    }
  }
}
