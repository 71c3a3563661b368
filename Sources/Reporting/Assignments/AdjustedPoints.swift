import CourseModel
import Gradebooks
import Terminal

/// Points of the grader's, and those that somebody has set in their place.
package struct AdjustedPoints {
  /// What the grader says, as it is written.
  let own: String
  /// Nil where nobody has set anything.
  let adjustment: Adjustment?

  /// The points of the grader's, as they are written, and what was set in their place.
  package init(_ own: String, _ adjustment: Adjustment?) {
    self.own = own
    self.adjustment = adjustment
  }

  /// `21→23*`, or in words for who listens; the grader's alone where nobody has set others.
  package func text(in profile: TerminalProfile) -> String {
    guard let adjustment else { return own }
    let set = adjustment.points.map(Mark.plain) ?? profile.text(of: .excused)
    guard !profile.accessible else { return profile.text(of: .points(own, setTo: set)) }
    return "\(own)\(profile.drawing == .ascii ? "->" : "→")\(set)*"
  }

  /// Names of columns of a sheet, behind all others.
  static let columns = ["graderPoints", "adjustment", "adjustedBy"]

  /// What stands in these columns.
  var cells: [String] {
    adjustment.map { [own, ($0.isExcused ? "excused: " : "") + $0.comment, $0.by] } ?? ["", "", ""]
  }
}
