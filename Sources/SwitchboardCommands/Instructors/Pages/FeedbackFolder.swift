import CourseModel
import Foundation
import Grading
import Messages
import Reporting

/// A folder with a page for each student, and an archive for the platform.
///
/// An inventory (`ReportInventory`) records the files that we wrote. So we never replace other
/// files, and can move away pages of removed submissions.
struct FeedbackFolder: Sendable {
  /// The subfolder for pages of removed submissions.
  static let removed = "removed"

  private let folder: URL
  /// The folder as the user typed it.
  let typed: String
  private let run: String

  /// - Parameter submissions: The paths to grade, which distinguish this command from others that
  ///   write to the same folder.
  init(_ folder: URL, typed: String, of submissions: [String]) throws(GradingError) {
    self.folder = folder
    self.typed = typed
    run = submissions.joined(separator: "\n")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .file(
        path: typed, reason: .feedbackCannotBeMade(error.systemReason))
    }
    WholeFile.removeParts(in: folder)
  }

  /// Writes a page in HTML and one in Markdown for each student with a submission, and the
  /// archives.
  ///
  /// - Returns: The HTML pages, by the submissions' names.
  func write(
    _ graded: GradedClass, for assignment: ClassAssignment?, on screen: Screen
  ) throws -> [String: URL] {
    let pages = FeedbackPages(graded: graded, assignment: assignment)
    let grades = graded.grades.filter { !$0.isMissing }
    let names = grades.map { ReportFileName(of: $0.submission).stem }
    let platforms = FeedbackArchive.Platform.allCases.filter { platform in
      grades.contains { $0.delivery?.platform == platform.rawValue }
    }
    let archives = platforms.map { "\($0.rawValue)-feedback.zip" }
    let all = Set(names.flatMap { [$0 + ".html", $0 + ".md"] } + archives)
    var inventory = ReportInventory(in: folder, of: .feedback, for: run)
    try verify(inventory.foreign(among: all))
    // Record the files first, so that after an interruption we know that they are ours.
    inventory.note(all.union(inventory.files))
    try write(inventory.document, as: inventory.file.lastPathComponent)
    var zips = platforms.map(FeedbackArchive.init)
    var places: [String: URL] = [:]
    for (grade, name) in zip(grades, names) {
      let page = pages.page(of: grade)
      let html = try page.html()
      try write(Data(html.utf8), as: name + ".html")
      try write(Data(page.markdown.utf8), as: name + ".md")
      for index in zips.indices { zips[index].add(page, of: grade.delivery, html: html) }
      places[grade.submission] = folder.appending(path: name + ".html")
    }
    screen.note(
      Message(
        one: "feedback for {count} student written to \(typed, "folder")",
        other: "feedback for {count} students written to {folder}", count: grades.count))
    for ((platform, zip), name) in zip(zip(platforms, zips), archives) {
      try write(zip.data, as: name)
      // Translators: A file in the folder of the feedback, and the platform that takes it.
      screen.note(
        Message(
          one: """
            you can upload \(name, "file") in it to \(Platform(platform).title, "platform"), for \
            {count} student
            """,
          other: "you can upload {file} in it to {platform}, for {count} students",
          count: zip.count))
      // Translators: Names of students; the platform would not know whose it is.
      if !zip.without.isEmpty {
        screen.note(
          Message(
            """
            not in it, since the platform would not know whose it is: \
            \(zip.without.joined(separator: ", "), "names")
            """))
      }
    }
    let gone = try putAway(inventory.others(than: all))
    inventory.note(all)
    try write(inventory.document, as: inventory.file.lastPathComponent)
    // Translators: The fate of pages, by the names of their files; the folder is a name, too.
    if !gone.isEmpty {
      screen.note(
        Message(
          """
          moved to the folder '\(Self.removed, "folder")' beside the pages, since their \
          submissions are gone: \(gone.joined(separator: ", "), "pages")
          """))
    }
    return places
  }

  private func verify(_ foreign: [String]) throws(GradingError) {
    guard let first = foreign.first else { return }
    throw .file(
      path: "\(typed)/\(first)",
      reason: Message(
        """
        was not written by switchboard, so it stays as it is, and no feedback is written; name \
        another folder with --feedback DIR
        """))
  }

  private func write(_ data: Data, as name: String) throws(GradingError) {
    try WholeFile.writePage(data, to: folder.appending(path: name), typed: "\(typed)/\(name)")
  }

  private func putAway(_ names: [String]) throws(GradingError) -> [String] {
    guard !names.isEmpty else { return [] }
    let place = folder.appending(path: Self.removed)
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for name in names {
        try? FileManager.default.removeItem(at: place.appending(path: name))
        try FileManager.default.moveItem(
          at: folder.appending(path: name), to: place.appending(path: name))
      }
    } catch {
      throw .file(
        path: "\(typed)/\(Self.removed)",
        reason: .feedbackCannotBeMade(error.systemReason))
    }
    return names
  }
}

extension Platform {
  fileprivate init(_ platform: FeedbackArchive.Platform) {
    switch platform {
    case .moodle: self = .moodle
    case .canvas: self = .canvas
    }
  }
}

extension Message {
  fileprivate static func feedbackCannotBeMade(_ reason: String) -> Message {
    Message("cannot be made (\(reason, "reason")); name another folder with --feedback DIR")
  }
}
