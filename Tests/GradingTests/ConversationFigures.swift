import Conversations
import Foundation

@testable import Grading

/// How the conversations of an exercise's answers compare with what right ones say.
struct ConversationFigures {
  /// One picture of a failed check, to be read.
  struct Reading {
    let exercise: String
    let mistake: String
    let check: String
    /// What the author says of the mistake.
    let message: String
    let picture: Conversation?
  }

  let exercise: String
  /// Checks that fail, with a picture or without one.
  private(set) var failing: [Reading] = []
  /// Checks of variants, which pass; a picture is one too many.
  private(set) var passing: [Reading] = []

  init(of answers: RecordedAnswers) {
    exercise = answers.exercise
    let variants = answers.answers.filter { $0.kind == .variants }
    for answer in answers.answers where answer.kind != .solution {
      for (check, run) in answer.runs.sorted(by: { $0.key < $1.key }) {
        guard let model = answers.first(.solution)?.runs[check] else { continue }
        let others = variants.filter { $0.name != answer.name }.compactMap { $0.runs[check] }
        let isRight = answer.kind == .variants
        let comparison = ConversationComparison(
          actual: Transcript(run), model: Transcript(model), variants: others.map(Transcript.init),
          own: answers.own, hasPassed: isRight)
        let reading = Reading(
          exercise: exercise, mistake: answer.name, check: check, message: answer.message,
          picture: comparison.picture)
        if isRight { passing.append(reading) } else { failing.append(reading) }
      }
    }
  }

  /// Checks that fail and have a picture.
  var pictured: [Reading] { failing.filter { $0.picture != nil } }
  /// Checks that pass and have a mark all the same.
  var marked: [Reading] { passing.filter { $0.picture != nil } }
}

extension [ConversationFigures] {
  /// How many of the checks that fail have a picture, from 0 to 1.
  var pictured: Double { Self.share(flatMap(\.pictured).count, of: flatMap(\.failing).count) }
  /// How many of the checks of right answers have a mark, from 0 to 1.
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
  /// Each step in a line, its mark behind it.
  fileprivate var lines: [String] {
    steps.map { step in
      switch step {
      case .message(let message): line(of: message)
      case .note(let text): text
      case .end(let person, let mark):
        "\(participants[person]) is freed" + (mark.map { " [\($0)]" } ?? "")
      case .omission(let count): "… \(count)"
      case .interruption(let ending): "!! \(ending)"
      }
    } + keepers.map { "keepers: \($0)" }
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
  /// What a process said.
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
