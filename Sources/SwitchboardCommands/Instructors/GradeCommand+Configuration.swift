import ArgumentParser
import CourseModel
import Grading

extension GradeCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade",
    abstract: "Grade submissions: one, or a folder of them.",
    discussion: """
      A folder that holds Swift files, or a Sources folder with some, is a submission; so is a \
      .swift file, a .zip, .7z, .tar (also .tar.gz, .tar.bz2, .tar.xz, .tar.zst), a git bundle or \
      a bare git repository (its HEAD). Any other folder is a folder of submissions, of all these \
      kinds mixed, as learning platforms export them. Where a folder could be both, say which: \
      --one or --batch. A submission is called as its file or folder; names that would be the \
      same get more of their paths, or a number, and characters that cannot be seen become \
      \u{FFFD}.

      The course that came with switchboard judges, unless --course names another: never one \
      that is found around the current folder, or in what was handed in. It is named in the \
      output and in each report.

      Whatever lies in a folder of submissions has a row, but for hidden files and what computers \
      leave behind. What looks like a whole class is never judged as one: name the folder that \
      holds the students' folders, or say --one.

      Files that were graded before get the same verdict again, at once, in the words and for the \
      points that the exercise has now. A batch that was stopped goes on where it was when it is \
      started again; what could not be judged is judged again. When the same command writes into \
      the same --output, reports of submissions that are gone are moved to its folder 'removed'.

      The JSON of one submission that was named is an object, of several an array. In CSV, text \
      that a spreadsheet would take for a formula has a ' before it; 'excel' is CSV with a byte \
      order mark, without which Excel shows wrong letters, and which some other programs take for \
      a part of the first column's name.

      With --conversations each JSON report has, as 'conversation', what objects said in the first \
      check that failed, or null. It shows what the checks' own objects are called and were told: \
      students who read it know the checks.

      Example: switchboard grade submissions/ --exercise ColorPicker --output reports

      Exit codes: 0 all passed, 1 some did not, 2 some could not be judged.
      """)

  func validate() throws {
    if one, batch { throw ValidationError(.oneOrBatch) }
    if conversations, output == nil, reporter.format != .json {
      throw ValidationError(.conversationsAreJSON)
    }
  }

  var reading: SubmissionSelection.Reading { one ? .one : batch ? .batch : .plain }

  /// What hears the checks that failed, if somebody has asked.
  func hearing(
    _ exercise: Exercise, _ machine: Machine, _ receiver: SubmissionReceiver
  ) -> ReportConversations? {
    guard conversations else { return nil }
    return ReportConversations(
      exercise: exercise, machine: machine, receiver: receiver, jobs: jobs.jobs)
  }
}
