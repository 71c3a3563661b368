import CourseModel
import Messages
import Mustache

/// The feedback for one student, as a web page and as Markdown.
package struct FeedbackPage {
  /// The conversation of a failed check.
  package struct Picture: Sendable {
    /// The check's name.
    let check: String
    /// The image as SVG, drawn by our own code.
    let svg: String

    package init(check: String, svg: String) {
      self.check = check
      self.svg = svg
    }
  }

  /// One exercise.
  package struct Part: Sendable {
    /// The exercise's title.
    let title: String
    fileprivate(set) var report: Report
    /// Ids of checks that do not count.
    let excluded: Set<String>
    let picture: Picture?

    /// The verdict on a submission for an exercise with this title.
    ///
    /// - Parameter excluded: Ids of checks that do not count.
    package init(
      title: String, report: Report, excluded: Set<String> = [], picture: Picture? = nil
    ) {
      self.title = title
      self.report = report
      self.excluded = excluded
      self.picture = picture
    }
  }

  let name: String
  let title: String
  let parts: [Part]
  /// The grade for the assignment; nil without an assignment.
  let grade: StudentGrade?

  /// The feedback for a student.
  ///
  /// - Parameters:
  ///   - name: The student's display name.
  ///   - title: The title of the assignment or the exercise.
  ///   - parts: One for each exercise.
  ///   - grade: The grade for the assignment; nil without an assignment.
  package init(name: String, title: String, parts: [Part], grade: StudentGrade? = nil) {
    self.name = name
    self.title = title
    // Each note once, at the first exercise that has it.
    var seen: Set<Message> = []
    self.parts = parts.map { part in
      var part = part
      part.report.notes.removeAll { !seen.insert($0).inserted }
      return part
    }
    self.grade = grade
  }

  /// A single HTML file, which works offline and contains no script.
  ///
  /// - Throws: `MustacheTemplate.ParserError` if the built-in template is invalid.
  package func html() throws -> String {
    PageText.register()
    return try MustacheTemplate(string: FeedbackTemplate.html).render(values)
  }

  /// The circumstances of the submission and the date of the verdict, as far as known.
  var about: [String] {
    guard let report = parts.first?.report else { return [] }
    var about: [String] = []
    if let time = report.delivery?.submittedAt {
      about.append("handed in \(time.prefix(16).replacing("T", with: " "))")
    }
    if let attempt = report.delivery?.attempt, let all = report.delivery?.attempts, all > 1 {
      about.append("attempt \(attempt) of \(all)")
    }
    if grade == nil, report.delivery?.isLate == true { about.append("late") }
    if let judged = report.provenance?.judgedAt { about.append("judged \(judged.prefix(10))") }
    return about
  }

  /// The grade for the assignment as values with explanations.
  var figures: [(value: String, meaning: String)] {
    guard let grade else { return [] }
    if let adjustment = grade.adjustment, adjustment.isExcused {
      return [("excused", "by \(adjustment.by): \(adjustment.comment)")]
    }
    let points = grade.points.map { GradeSheet.text($0) } ?? "?"
    var figures = [
      (
        points,
        "of \(GradeSheet.text(grade.maxPoints)) points"
          + (grade.points != nil ? "" : grade.isUnread ? ", not read" : ", not judged yet")
      )
    ]
    if let adjustment = grade.adjustment {
      figures.append(("set by hand", "by \(adjustment.by): \(adjustment.comment)"))
    } else if let days = grade.daysLate, days > 0 {
      figures.append((days == 1 ? "1 day" : "\(days) days", "late"))
      if grade.percentOff > 0, grade.points != nil {
        figures.append(("−\(GradeSheet.text(grade.percentOff)) %", "taken off for that"))
      }
    }
    return figures
  }

  private var values: [String: Any] {
    [
      "pageTitle": title, "student": name, "style": PageStyle.text, "about": about,
      "hasGrade": grade != nil,
      "figures": figures.map { ["value": $0.value, "meaning": $0.meaning] },
      "parts": parts.map { $0.values(isNamed: parts.count > 1 || $0.title != title) },
    ]
  }
}
