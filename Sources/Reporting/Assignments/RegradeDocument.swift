import CourseModel
import Foundation

/// The differences between two runs, for other programs.
package struct RegradeDocument {
  let regrade: Regrade
  /// The path of the earlier run as the user typed it.
  let former: String

  /// The document on the differences from an earlier run, with its path as the user typed it.
  package init(_ regrade: Regrade, since former: String) {
    self.regrade = regrade
    self.former = former
  }

  /// The document in a format; nil if the format does not support it.
  ///
  /// - Throws: `EncodingError` if a value cannot be encoded as JSON.
  package func document(_ format: ReportFormat) throws -> String? {
    switch format {
    case .json: String(decoding: try Report.json(JSON(regrade, former)), as: UTF8.self) + "\n"
    case .csv: csv(isForExcel: false)
    case .excel: csv(isForExcel: true)
    case .junit, .github, .gradescope, .exercism, .autolab, .classroom50, .classroom: nil
    }
  }

  private func csv(isForExcel: Bool) -> String {
    let heading = [
      "kind", "submission", "exercise", "old", "oldMax", "new", "newMax", "change", "lost",
      "gained", "otherFiles", "adjusted", "reasons",
    ]
    let moves = regrade.moves.map { move in
      [
        move.kind.rawValue, move.submission, move.exercise ?? "", Self.text(move.old.points),
        Mark.plain(move.old.maxPoints), Self.text(move.new.points), Mark.plain(move.new.maxPoints),
        Self.text(move.change), move.lost.joined(separator: " "),
        move.gained.joined(separator: " "), move.hasOtherContent ? "yes" : "",
        move.isAdjusted ? "yes" : move.old.isAdjusted ? "before" : "",
        move.reasons.map(\.text).joined(separator: " "),
      ]
    }
    let strangers = [("onlyBefore", regrade.onlyBefore), ("onlyNow", regrade.onlyNow)]
      .flatMap { kind, names in names.map { [kind, $0] + heading.dropFirst(2).map { _ in "" } } }
    return CSVDocument.text(
      of: [heading] + moves + strangers, isForExcel: isForExcel,
      numbers: heading.firstIndex(of: "change"))
  }

  private static func text(_ points: Double?) -> String { points.map(Mark.plain) ?? "" }
}

extension Regrade.Reason {
  /// The word for other programs.
  fileprivate var text: String {
    switch self {
    case .exercise(let name): name
    case .lateness: "lateness"
    case .adjusted, .noLongerAdjusted: "adjusted"
    case .weights: "weights"
    }
  }
}

/// The differences between two runs as JSON; docs/json.md documents its form.
private struct JSON: Encodable {
  struct Side: Encodable {
    let status: ReportStatus
    let points: Double?
    let maxPoints: Double
    /// Only if somebody set the points.
    let adjusted: Bool?

    init(_ side: Regrade.Side) {
      (status, points, maxPoints) = (side.status, side.points, side.maxPoints)
      adjusted = side.isAdjusted ? true : nil
    }
  }
  struct Move: Encodable {
    let kind: String
    let submission: String
    let student: Student?
    let exercise: String?
    let reasons: [String]?
    let old: Side
    let new: Side
    let change: Double?
    let lost: [String]
    let gained: [String]
    let otherFiles: Bool
    let adjusted: Bool

    init(_ move: Regrade.Move) {
      (kind, submission) = (move.kind.rawValue, move.submission)
      (student, exercise) = (move.student, move.exercise)
      reasons = move.reasons.isEmpty ? nil : move.reasons.map(\.text)
      (old, new, change) = (Side(move.old), Side(move.new), move.change)
      (lost, gained) = (move.lost, move.gained)
      (otherFiles, adjusted) = (move.hasOtherContent, move.isAdjusted)
    }
  }

  let format = 1
  let comparedWith: String
  let fell: Bool
  let moves: [Move]
  let onlyBefore: [String]
  let onlyNow: [String]
  let unchanged: Int

  init(_ regrade: Regrade, _ former: String) {
    comparedWith = former
    fell = regrade.hasFallen
    moves = regrade.moves.map(Move.init)
    (onlyBefore, onlyNow) = (regrade.onlyBefore, regrade.onlyNow)
    unchanged = regrade.unchanged
  }
}
