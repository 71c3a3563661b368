import CourseModel
import Messages
import Terminal

/// The grader's points, with the ones that a person set in their place.
package struct AdjustedPoints {
  /// The grader's points as text.
  let own: String
  /// Nil without an adjustment.
  let adjustment: Adjustment?

  /// The grader's points as text, with an adjustment.
  package init(_ own: String, _ adjustment: Adjustment?) {
    self.own = own
    self.adjustment = adjustment
  }

  /// `21→23*`, or words in accessible output; only the grader's points without an adjustment.
  package func text(in profile: TerminalProfile) -> String {
    guard let adjustment else { return own }
    let set = adjustment.points.map { Mark.plain($0, in: profile) } ?? Self.excused(in: profile)
    // Translators: For who listens: points of the grader's, and what somebody has set in their
    // place.
    guard !profile.accessible else {
      return profile.text(of: Message("\(own, "own"), set to \(set, "set")"))
    }
    return "\(own)\(profile.drawing == .ascii ? "->" : "→")\(set)*"
  }

  static func excused(in profile: TerminalProfile) -> String {
    // Translators: In the place of points: somebody has no grade, by an instructor's decision.
    profile.text(of: Message("excused", context: "in the place of points"))
  }

  /// The column names of a sheet, after all others.
  static let columns = ["graderPoints", "adjustment", "adjustedBy"]

  /// The content of these columns.
  var cells: [String] {
    adjustment.map { [own, ($0.isExcused ? "excused: " : "") + $0.comment, $0.by] } ?? ["", "", ""]
  }
}
