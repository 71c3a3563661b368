import CourseModel
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
    let set = adjustment.points.map(Mark.plain) ?? profile.text(of: .excused)
    guard !profile.accessible else { return profile.text(of: .points(own, setTo: set)) }
    return "\(own)\(profile.drawing == .ascii ? "->" : "→")\(set)*"
  }

  /// The column names of a sheet, after all others.
  static let columns = ["graderPoints", "adjustment", "adjustedBy"]

  /// The content of these columns.
  var cells: [String] {
    adjustment.map { [own, ($0.isExcused ? "excused: " : "") + $0.comment, $0.by] } ?? ["", "", ""]
  }
}
