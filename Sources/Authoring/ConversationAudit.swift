import CourseModel
import Foundation
import Grading
import Messages
import Typesetting

/// Checks that the conversations drawn in a task are those of the solution.
package struct ConversationAudit {
  private let exercise: Exercise
  private let recording: ConversationRecording

  /// Creates an audit of an exercise; the first for a toolchain takes some seconds to prepare.
  package init(of exercise: Exercise, in machine: Machine) throws(GradingError) {
    self.exercise = exercise
    recording = try ConversationRecording(of: exercise, in: machine)
  }

  /// Returns the solution's conversation in a check, or in a program next to the task, as the lines
  /// of a block.
  ///
  /// - Throws: `ConversationFault` if there is no such run or it has no messages.
  package func lines(of run: String) throws -> [String] {
    let transcript =
      run.hasSuffix(".swift") ? try transcript(ofProgram: run) : try transcript(of: run)
    guard !transcript.drawnLines.isEmpty else {
      throw ConversationFault(message: .notRecorded(run))
    }
    return transcript.drawnLines
  }

  /// Returns the test with this id.
  ///
  /// - Throws: `ConversationFault` if there is none.
  package static func check(
    _ id: String, of exercise: Exercise
  ) throws(ConversationFault) -> Check {
    let tests = exercise.checksByKind.tests
    if let check = tests.first(where: { $0.id == id }) { return check }
    let nearest = nearest(to: id, among: tests.map(\.id))
    throw ConversationFault(message: .conversationOfNoCheck(id, nearest: nearest))
  }

  private func transcript(of id: String) throws -> Transcript {
    guard let run = try recording.model(of: Self.check(id, of: exercise)) else {
      throw ConversationFault(message: .notRecorded(id))
    }
    return Transcript(run)
  }

  /// The faults, with lines of the task.
  func findings() throws(GradingError) -> [AuditFinding] {
    guard let document = try? MarkdownDocument(parsing: exercise.task) else { return [] }
    var findings: [AuditFinding] = []
    for block in document.blocks.codeBlocks where block.isConversation {
      // Another finding reports a block that can't be drawn.
      guard let drawn = try? Conversation(parsing: block) else { continue }
      findings += try faults(of: drawn, ConversationClaim(block)).map {
        AuditFinding($0, at: "README.md:\(block.sourceLine)")
      }
    }
    return findings
  }

  private func faults(
    of drawn: Conversation, _ claim: ConversationClaim?
  ) throws(GradingError) -> [Message] {
    guard let claim else { return [.unproved(isOf: try proof(of: drawn))] }
    switch claim.run {
    case nil: return []
    case .program(let program):
      do throws(ConversationFault) {
        let model = try transcript(ofProgram: program.name)
        return ConversationProof(of: drawn, in: model, leavingOut: claim.omitted).findings
          .map { $0.message(in: program.name) }
      } catch {
        return [error.message]
      }
    case .check(let id):
      let check: Check
      do throws(ConversationFault) {
        check = try Self.check(id, of: exercise)
      } catch {
        return [error.message]
      }
      guard let findings = try proof(of: drawn, in: check, leavingOut: claim.omitted) else {
        return [.notRecorded(id)]
      }
      return findings.map { $0.message(in: id) }
    }
  }

  /// Records the solution with a program next to the task.
  private func transcript(ofProgram name: String) throws(ConversationFault) -> Transcript {
    let file = exercise.folder.appending(path: name)
    guard !name.contains("/"), let content = try? Data(contentsOf: file) else {
      throw ConversationFault(message: Message("there is no \(name, "name") beside the task"))
    }
    let program = SourceFile(name: name, content: content)
    guard let solution = try? exercise.solution(),
      let run = try? recording.conversation(of: program, with: solution)
    else { throw ConversationFault(message: .notRecorded(name)) }
    return Transcript(run, isWhole: true)
  }

  /// Returns the id of a check with this conversation; nil if there is none.
  private func proof(of drawn: Conversation) throws(GradingError) -> String? {
    for check in exercise.checks where check.kind == .test {
      if try proof(of: drawn, in: check)?.isEmpty == true { return check.id }
    }
    return nil
  }

  private func proof(
    of drawn: Conversation, in check: Check, leavingOut omitted: Set<String> = []
  ) throws(GradingError) -> [ConversationProof.Finding]? {
    guard let model = try recording.model(of: check).map({ Transcript($0) }) else { return nil }
    let alone = ConversationProof(of: drawn, in: model, leavingOut: omitted).findings
    // Variants only say which messages may be left out, and to record them takes seconds.
    if alone.isEmpty { return alone }
    let variants = try recording.models(of: check).dropFirst().map { Transcript($0) }
    return ConversationProof(of: drawn, in: model, beside: variants, leavingOut: omitted).findings
  }
}

/// The error for a requested conversation whose run does not exist.
package struct ConversationFault: SpokenError {
  /// The error message.
  package let message: Message
}

extension Message {
  /// A block that names no run; perhaps a check in which it is true.
  fileprivate static func unproved(isOf check: String?) -> Message {
    guard let check else {
      return Message(
        """
        no run proves this conversation: name the check that it shows ('conversation of CHECK'), \
        or a program beside the task ('conversation of NAME.swift'), or call it 'conversation \
        sketch' if no program here has its objects
        """)
    }
    return Message(
      """
      no run proves this conversation: write 'conversation of \(check, "check")', the check in \
      which the solution's objects have it
      """)
  }

  /// Of a check that there is not, or that is no test; perhaps the one that is meant.
  fileprivate static func conversationOfNoCheck(_ id: String, nearest: String?) -> Message {
    guard let nearest else {
      return Message("exercise.json has no check '\(id, "id")' that is a test")
    }
    return Message(
      """
      exercise.json has no check '\(id, "id")' that is a test; did you mean '\(nearest, "nearest")'?
      """)
  }

  /// Of a check or a program that cannot be recorded.
  static func notRecorded(_ name: String) -> Message {
    Message("the conversation in \(name, "name") cannot be recorded")
  }
}
