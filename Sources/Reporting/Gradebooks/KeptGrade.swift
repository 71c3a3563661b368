import CourseModel

/// A student's grade in one run, as it went into the gradebook. Runs keep it beside their reports,
/// because no report knows about lateness, or about a grade that was set for a whole assignment.
package struct KeptGrade: Codable, Sendable, Equatable {
  /// Nil if excused or not judged.
  let points: Double?
  let maxPoints: Double
  /// The late penalty as a percentage.
  let percentOff: Double
  /// The grade that a person set; nil without one.
  let adjustment: Adjustment?
  /// The file with that grade, as the user typed it.
  package let file: String?

  /// - Parameter file: The file with the grades that were set by hand, if there is one.
  package init(_ grade: StudentGrade, from file: String?) {
    (points, maxPoints) = (grade.points, grade.maxPoints)
    (percentOff, adjustment) = (grade.percentOff, grade.adjustment)
    self.file = grade.adjustment == nil ? nil : file
  }

  /// The fraction of the maximum; nil without points.
  var share: Double? { points.map { maxPoints > 0 ? $0 / maxPoints : 0 } }
}
