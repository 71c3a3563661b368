import ArgumentParser
import Foundation
import Grading
import Messages
import Reporting

/// The options for pages about a class: one for instructors, and one for each student.
struct PageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write a page about the class: distribution, mistakes, similar submissions.",
      valueName: "file"),
    completion: .file(extensions: ["html"]))
  var report: String?

  @Option(
    help: ArgumentHelp(
      "Write a page for each student to this folder, and an archive for Moodle or Canvas.",
      valueName: "dir"),
    completion: .directory)
  var feedback: String?

  /// The pages to write, after checking that their paths are free; nil for none.
  ///
  /// - Parameter submissions: The paths to grade.
  func pages(
    of submissions: [String], in context: Context, _ machine: Machine, jobs: Int
  ) throws -> ClassPages? {
    guard report != nil || feedback != nil else { return nil }
    let folder: FeedbackFolder?
    let file: (url: URL, typed: String)?
    do throws(GradingError) {
      folder = try feedback.map { path throws(GradingError) in
        try FeedbackFolder(
          context.url(path).standardizedFileURL, typed: path,
          of: submissions.map { context.url($0).standardizedFileURL.path })
      }
      file = try report.map { path throws(GradingError) in
        let url = context.url(path).standardizedFileURL
        try Self.verify(url, typed: path)
        return (url: url, typed: path)
      }
    } catch {
      throw UsageError(error.message)  // nothing is judged yet: the option names no place
    }
    return ClassPages(
      report: file, feedback: folder, machine: machine, jobs: jobs, screen: context.screen)
  }

  /// Throws if the path cannot be used for a page: a folder, a path without a folder, a file that
  /// is not ours.
  private static func verify(_ file: URL, typed path: String) throws(GradingError) {
    var isFolder: ObjCBool = false
    let folder = file.deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw .file(
        path: path,
        reason: Message(
          """
          cannot be written: there is no folder \(folder, "folder"); make it, or name another \
          file with --report FILE
          """))
    }
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return }
    if isFolder.boolValue {
      throw .file(path: path, reason: Message("is a folder; name a file with --report FILE"))
    }
    let handle = FileHandle(forReadingAtPath: file.path)
    defer { try? handle?.close() }
    let start = (try? handle?.read(upToCount: 1_024)) ?? Data()
    guard start.isEmpty || PageHead.begins(start) else {
      throw .file(
        path: path,
        reason: Message(
          """
          was not written by switchboard, so it stays as it is; name another file with \
          --report FILE
          """)
      )
    }
  }
}
