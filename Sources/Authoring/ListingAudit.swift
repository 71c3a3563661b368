import CourseModel
import Foundation
import Grading
import Messages
import FullScreen
import SwiftSources
import Terminal
import Typesetting

/// Checks that the programs of lessons compile and print what their pages claim, that running them
/// answers the predictions, and that they have the conversations drawn.
package struct ListingAudit {
  /// A claim to test.
  private enum Trial: Sendable {
    case listing(Listing)
    case prediction(Prediction)
    case conversation(PageConversation)
  }

  private let programRunner: PageProgramRunner
  private let recording: ConversationRecording
  private let jobs: Int

  /// Creates an audit that tests up to `jobs` programs at the same time.
  package init(in machine: Machine, jobs: Int) throws {
    programRunner = try PageProgramRunner(in: machine)
    recording = try ConversationRecording.ofPages(in: machine)
    self.jobs = max(1, jobs)
  }

  /// Returns the faults, with page and line.
  package func findings(in pages: [CoursePage], of folder: URL) async throws -> [AuditFinding] {
    var findings: [AuditFinding] = []
    var trials: [(place: String, trial: Trial)] = []
    for page in pages {
      let path = page.file.path.dropFirst(folder.path.count).drop { $0 == "/" }
      let document = try MarkdownDocument(parsing: page.markdown)
      let programs = Listings(in: document)
      let questions = PagePredictions(in: document, of: page.file.lastPathComponent)
      let drawn = PageConversation.all(in: document)
      findings += (programs.findings + questions.findings + drawn.findings).map {
        AuditFinding($0.message, at: "\(path):\($0.line)")
      }
      trials += programs.listings.map { ("\(path):\($0.line)", .listing($0)) }
      trials += questions.predictions.map { ("\(path):\($0.line)", .prediction($0)) }
      trials += drawn.conversations.map { ("\(path):\($0.line)", .conversation($0.1)) }
    }
    return try await findings + problems(of: trials)
  }

  private func problems(of trials: [(place: String, trial: Trial)]) async throws -> [AuditFinding] {
    try await withThrowingTaskGroup(of: (Int, [AuditFinding]).self) { group in
      var found: [Int: [AuditFinding]] = [:]
      for (index, trial) in trials.enumerated() {
        if index >= jobs, let (done, problems) = try await group.next() { found[done] = problems }
        group.addTask {
          let outcome: Result<[Message], any Error> = await onThread {
            try self.problems(of: trial.trial)
          }
          return (index, try outcome.get().map { AuditFinding($0, at: trial.place) })
        }
      }
      for try await (done, problems) in group { found[done] = problems }
      return found.sorted { $0.key < $1.key }.flatMap(\.value)
    }
  }

  private func problems(of trial: Trial) throws -> [Message] {
    switch trial {
    case .listing(let listing) where listing.hasScreen:
      try problem(ofPlaying: listing).map { [$0] } ?? []
    case .listing(let listing): try problem(of: listing).map { [$0] } ?? []
    case .conversation(let conversation): try conversation.faults(recording)
    case .prediction(let prediction):
      switch try programRunner.answer(to: prediction) {
      case .success(let answer): answer.findings + (try problems(ofWriting: answer))
      case .failure(let fault): [fault.message]
      }
    }
  }

  /// A program whose line a reader writes prints the same when a reader types the page's own line.
  private func problems(ofWriting answer: PredictionAnswer) throws -> [Message] {
    guard answer.prediction.kind == .write else { return [] }
    let line = answer.prediction.lineToWrite
    let written = try programRunner.outcome(of: line, in: answer.prediction)
    guard !answer.isRight(written),
      case .paragraph(let said)? = answer.blocks(about: written, of: line, in: .english).first
    else { return [] }
    // Translators: The line is the one that a page's reader writes; the reason is a sentence.
    return [
      Message(
        "the line to write does not pass when a reader types it: \(said.plainText, "reason")")
    ]
  }

  /// The finding about one program; nil if all is well.
  private func problem(of listing: Listing) throws -> Message? {
    let runs = if case .prints = listing.claim { true } else { false }
    switch (listing.claim, try programRunner.outcome(of: listing.source, runs: runs)) {
    case (.compiles, .compiles), (.doesNotCompile, .doesNotCompile): return nil
    case (.prints(let expected), .printed(let output)) where expected == output: return nil
    case (.prints, .printed(let output)):
      return Message("the program prints something else:\n\(output.indented, "output")")
    case (.doesNotCompile, _):
      return Message("this compiles, although the page says that it does not")
    // Translators: The error is the compiler's words.
    case (_, .doesNotCompile(let error)): return Message("this does not compile: \(error, "error")")
    // Translators: The reason is the system's words.
    case (_, .broke(let reason, _)):
      return Message("this does not finish: \(reason, "reason")")
    case (_, .compiles), (_, .printed): return nil
    }
  }

  /// The finding about one program with a screen; nil if all is well.
  private func problem(ofPlaying listing: Listing) throws -> Message? {
    let file = SourceFile(name: "main.swift", content: Data(listing.source.utf8))
    switch try recording.demo(file, of: []) {
    case .refused(let outcome):
      guard case .doesNotCompile(let diagnostics, let message) = outcome else { return nil }
      let error = diagnostics.first { $0.severity == .error }?.message ?? message
      return Message("this does not compile: \(error ?? .verbatim(""), "error")")
    case .ready(let program):
      guard case .plays(let scene) = listing.claim else { return nil }
      let actual = try Self.scene(of: program, PlayPage.events(ofScene: scene))
      // A page may leave out how it begins.
      let from = scene.hasPrefix(PlayPage.eventMark) ? actual.range(of: PlayPage.eventMark) : nil
      let expected = from.map { String(actual[$0.lowerBound...]) } ?? actual
      return scene == expected
        ? nil
        : Message(
          """
          used like this, its messages and screens are different:
          \(expected.indented, "text")
          """)
    }
  }

  /// The columns of a block on a page.
  private static let columns = 76

  /// The output of a program when these events are performed.
  private static func scene(
    of program: DemoProgram, _ events: [String]
  ) throws(GradingError) -> String {
    let profile = TerminalProfile(isTerminal: false, columns: columns)
    let page = PlayPage(profile: profile)
    var lines: [Line] = []
    let run = try DemoRun(of: program, events: events)
    run.finish()
    let result = try run.run { report in
      if case .moment(let moment) = report { lines += page.lines(of: moment) }
    }
    lines += page.lines(ofEnd: result.ending.reason, result.last, printed: result.output)
    let rows = lines.map(\.text).reversed().drop { $0.isEmpty }.reversed()
    return rows.map { $0 + "\n" }.joined()
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n").map { "  \($0)" }
      .joined(separator: "\n")
  }
}
