@testable import CourseModel
import Foundation

@testable import Grading

/// Comparisons of the conversations in an exercise's answers with those of right answers.
struct ConversationFigures {
  /// One picture of a failed check, for a human reader.
  struct Reading {
    let exercise: String
    let mistake: String
    let check: String
    /// The author's message for the mistake.
    let message: String
    let picture: Conversation?
  }

  let exercise: String
  /// Failed checks, with or without a picture.
  private(set) var failing: [Reading] = []
  /// Checks of variants, which pass; a picture of one is a false alarm.
  private(set) var passing: [Reading] = []

  init(of answers: RecordedAnswers) {
    exercise = answers.exercise
    // Each run is read once, although it is compared with many.
    let spoken = answers.answers.map { ($0, $0.runs.mapValues(Transcript.init)) }
    let variants = spoken.filter { $0.0.kind == .variants }
    let model = spoken.first { $0.0.kind == .solution }?.1 ?? [:]
    let steps = spoken.filter { $0.0.kind == .steps }.map(\.1)
      .reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    for (answer, runs) in spoken where [.variants, .mistakes].contains(answer.kind) {
      for (check, run) in runs.sorted(by: { $0.key < $1.key }) {
        guard let model = model[check] else { continue }
        let others = variants.filter { $0.0.name != answer.name }.compactMap { $0.1[check] }
        let isRight = answer.kind == .variants
        let comparison = ConversationComparison(
          actual: run, model: model, variants: others, step: steps[check], own: answers.own,
          hasPassed: isRight)
        let reading = Reading(
          exercise: exercise, mistake: answer.name, check: check, message: answer.message,
          picture: try? comparison.result.get())
        if isRight { passing.append(reading) } else { failing.append(reading) }
      }
    }
  }

  /// Failed checks with a picture.
  var pictured: [Reading] { failing.filter { $0.picture != nil } }
  /// Passed checks with a mark.
  var marked: [Reading] { passing.filter { $0.picture != nil } }
}

extension [ConversationFigures] {
  /// The share of failed checks with a picture, from 0 to 1.
  var pictured: Double { Self.share(flatMap(\.pictured).count, of: flatMap(\.failing).count) }
  /// The share of right answers' checks with a mark, from 0 to 1.
  var marked: Double { Self.share(flatMap(\.marked).count, of: flatMap(\.passing).count) }

  /// A line for each exercise, and one for all.
  var table: String {
    let rows = map { figures in
      Self.row(
        figures.exercise, figures.failing.count, figures.pictured.count, figures.passing.count,
        figures.marked.count)
    }
    let sum = Self.row(
      "all", flatMap(\.failing).count, flatMap(\.pictured).count, flatMap(\.passing).count,
      flatMap(\.marked).count)
    return (rows + [sum]).joined(separator: "\n")
  }

  private static func row(
    _ name: String, _ failing: Int, _ pictured: Int, _ passing: Int, _ marked: Int
  ) -> String {
    let percent = { (share: Double) in "\((share * 1000).rounded() / 10) %" }
    return name.padding(toLength: 20, withPad: " ", startingAt: 0)
      + "\(failing) failing, \(failing - pictured) without a picture"
      + " (\(percent(share(pictured, of: failing))) with one); \(passing) passing, \(marked) marked"
      + " (\(percent(share(marked, of: passing))))"
  }

  private static func share(_ part: Int, of all: Int) -> Double {
    all == 0 ? 0 : Double(part) / Double(all)
  }
}

extension ConversationFigures.Reading: CustomStringConvertible {
  var description: String {
    "\(exercise) / \(mistake) / \(check)\n"
      + (picture.map { $0.lines.map { "  \($0)\n" }.joined() } ?? "  no picture\n")
      + message.split(separator: "\n").map { "  | \($0)\n" }.joined()
  }
}

extension Conversation {
  /// Each step on a line, followed by its mark.
  fileprivate var lines: [String] {
    steps.map { step in
      switch step {
      case .message(let message): line(of: message)
      case .note(let text): text
      case .end(let person, let mark):
        "\(participants[person]) is freed" + (mark.map { " [\($0)]" } ?? "")
      case .omission(let count): "… \(count)"
      case .rest(let count): count.map { "… +\($0)" } ?? "…"
      case .interruption(let ending): "!! \(ending)"
      }
    } + retainPaths.map { "retainPaths: \($0)" }
  }

  private func line(of message: Message) -> String {
    let arrow = message.isAnswer ? "-->" : "->"
    let thread = message.thread.map { " {\($0)}" } ?? ""
    let mark: String? = message.mark.map { mark in
      if case .misdirected(let sender, let receiver) = mark {
        " [should be \(participants[sender]) -> \(participants[receiver])]"
      } else {
        " [\(mark)]"
      }
    }
    return
      "\(participants[message.sender]) \(arrow) \(participants[message.receiver]) : \(message.text)"
      + thread + (mark ?? "")
  }
}

extension Transcript {
  /// Creates the transcript of a process.
  fileprivate init(_ run: RecordedRun) {
    let ending: Conversation.Interruption? =
      switch run.ending {
      case _ where run.isCut: .flood
      case .complete: nil
      case .crashed: .crash
      case .timedOut: .timeLimit
      }
    self.init(lines: run.lines, ending: ending)
  }
}
