import Conversations
import CourseModel
import Foundation
import Grading
import Messages
import Typesetting

/// A conversation that a page says to be that of one of its programs.
struct PageConversation: Sendable {
  /// What is drawn.
  let drawn: Conversation
  /// What the program is called, for people.
  let name: String
  /// The whole program, changed if the page says so.
  let source: String
  /// Names of messages that are not drawn on purpose.
  let omitted: Set<String>

  /// What is not so.
  func faults(_ recording: ConversationRecording) throws(GradingError) -> [Message] {
    let program = SourceFile(name: "main.swift", content: Data(source.utf8))
    guard let run = try recording.conversation(of: program) else { return [.notRecorded(name)] }
    let model = Transcript(run, isWhole: true)
    return ConversationProof(of: drawn, in: model, leavingOut: omitted).findings.map {
      $0.message(in: name)
    }
  }

  /// Those of a page, and what an author should change before they can be proved.
  static func all(
    in document: MarkdownDocument
  ) -> (conversations: [(line: Int, PageConversation)], findings: [DocumentLint.Finding]) {
    let programs = PagePrograms(in: document)
    var conversations: [(line: Int, PageConversation)] = []
    var findings: [DocumentLint.Finding] = []
    for block in document.blocks.codeBlocks where block.isConversation {
      guard let drawn = try? Conversation(parsing: block) else { continue }
      guard let claim = ConversationClaim(block) else {
        findings.append(DocumentLint.Finding(line: block.sourceLine, .unprovedInPage))
        continue
      }
      switch claim.run {
      case nil: break
      case .check(let id):
        findings.append(DocumentLint.Finding(line: block.sourceLine, .noCheckInPage(id)))
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
  /// Whether it is drawn as a conversation.
  var isConversation: Bool { language.lowercased() == Conversation.language }
}

extension ConversationProof.Finding {
  /// What is not so in the run of this check or program.
  func message(in run: String) -> Message {
    switch self {
    case .notSaid(let line): .notSaid(line, in: run)
    case .notDrawn(let line): .notDrawn(line, in: run)
    }
  }
}
