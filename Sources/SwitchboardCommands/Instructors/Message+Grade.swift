import CourseModel
import Messages

/// What 'grade' says of submissions.
extension Message {
  /// A course's name, its title and its folder.
  static func judgedBy(_ course: String, _ title: String, _ path: String) -> Message {
    Message(
      "judged by the course '{course}' ({title}) in {path}",
      ["course": .text(course), "title": .text(title), "path": .text(path)])
  }

  /// So many tests of a package of this name, in this folder.
  static func judgedByTests(_ count: Int, of package: String, in path: String) -> Message {
    Message(
      one: "judged by {count} test of the package '{package}' in {path}",
      other: "judged by {count} tests of the package '{package}' in {path}", count: count,
      ["package": .text(package), "path": .text(path)])
  }

  /// What verdicts are worth, where that is less than usual.
  static func guarantee(_ guarantee: Guarantee) -> Message {
    switch guarantee {
    case .internalAccess:
      Message(
        """
        The tests see what is internal in a submission, so one that is written to deceive them may \
        pass (docs/packages.md).
        """)
    case .publicPart:
      Message(
        """
        Only the checks that were handed out have judged; the others stay with whoever grades.
        """)
    }
  }

  /// The module's name.
  static func preparing(_ module: String) -> Message {
    Message("running the tests of {module} beside its answer", ["module": .text(module)])
  }

  /// A submission's name, and what is wrong with it.
  static func of(_ submission: String, _ error: any Error) -> Message {
    Message(
      "{submission}: {error}",
      ["submission": .text(submission), "error": .message(.saying(error))])
  }

  /// Below the reason why one submission, the first, could not be judged: how many others there are.
  static func alsoNotJudged(_ others: Int, as first: String) -> Message {
    Message(
      one: "{first}: and {count} other for the same reason",
      other: "{first}: and {count} others for the same reason",
      count: others, ["first": .text(first)])
  }

  /// So many submissions use what no right answer does.
  static func flagged(_ count: Int) -> Message {
    Message(
      one: """
        {count} submission uses something that no right answer needs: look at it before you trust its \
        verdict (with --strict it is rejected)
        """,
      other: """
        {count} submissions use something that no right answer needs: look at them before you trust \
        their verdicts (with --strict they are rejected)
        """, count: count)
  }

  /// Names of files.
  static func notLookedAt(_ files: [String]) -> Message {
    Message(
      "not looked at: {files}", ["files": .text(files.joined(separator: ", "))])
  }

  /// Some submissions could not be judged.
  static let repairAndGradeAgain = Message(
    "repair what the table says, then the same command again grades those.")

  /// The folder is as it was typed.
  static func readReports() -> Message {
    Message("read the reports in {folder}", ["folder": .span])
  }

  /// Options that might be typed; Excel is a program, for which the last one is.
  static func keepOrMakeTable() -> Message {
    Message(
      """
      {output} keeps a report of each, {csv} (Excel: {excel}) makes a table for a spreadsheet.
      """, ["output": .span, "csv": .span, "excel": .span])
  }

  /// Names of files of reports; the folder is as one would type it.
  static func removed(_ reports: [String], keptIn folder: String) -> Message {
    Message(
      """
      no longer among the reports, since their submissions are gone, and kept in {folder}: {reports}
      """, ["folder": .text(folder), "reports": .text(reports.joined(separator: ", "))])
  }

  /// What the run before has said is in this folder, as one would type it.
  static func formerRun(differsIn count: Int, keptIn folder: String) -> Message {
    Message(
      one: "{count} report is not as it was in the run before, which is kept in {folder}",
      other: "{count} reports are not as they were in the run before, which is kept in {folder}",
      count: count, ["folder": .text(folder)])
  }

  /// Somebody has stopped it.
  static func stopped(after graded: Int, of count: Int) -> Message {
    Message(
      """
      stopped after {graded} of {count}; nothing is left running, and nothing of it is lost: the same \
      command goes on from there
      """, ["graded": .number(graded), "count": .number(count)])
  }

  /// The same, where “--fresh” was typed.
  static func stoppedFresh(after graded: Int, of count: Int) -> Message {
    Message(
      """
      stopped after {graded} of {count}; nothing is left running, and nothing of it is lost: the same \
      command, without --fresh, goes on from there
      """, ["graded": .number(graded), "count": .number(count)])
  }
}

/// How far grading has come, in a line.
extension Message {
  /// The open ones have not passed.
  static func graded(_ graded: Int, of count: Int, open: Int) -> Message {
    Message(
      "graded {graded} of {count}, {open} not passed",
      ["graded": .number(graded), "count": .number(count), "open": .number(open)])
  }

  /// The open ones have not passed; the seconds are those that the others may take.
  static func graded(_ graded: Int, of count: Int, open: Int, seconds: Int) -> Message {
    Message(
      "graded {graded} of {count}, {open} not passed, about {seconds} s left",
      [
        "graded": .number(graded), "count": .number(count), "open": .number(open),
        "seconds": .number(seconds),
      ])
  }

  /// The open ones have not passed; the minutes are those that the others may take.
  static func graded(_ graded: Int, of count: Int, open: Int, minutes: Int) -> Message {
    Message(
      "graded {graded} of {count}, {open} not passed, about {minutes} min left",
      [
        "graded": .number(graded), "count": .number(count), "open": .number(open),
        "minutes": .number(minutes),
      ])
  }
}
