import CourseModel
import Foundation

/// An archive of feedback for uploading to a platform, with the names from the platform's export.
package struct FeedbackArchive {
  /// A platform that accepts feedback, as named by `Delivery.platform`.
  package enum Platform: String, CaseIterable, Sendable {
    case moodle, canvas
  }

  private var zip = ZipDocument()
  private let platform: Platform
  private var taken: Set<String> = []
  /// The number of students with feedback in the archive.
  package private(set) var count = 0
  /// The names of students whose feedback the platform could not assign.
  package private(set) var without: [String] = []

  /// Creates an empty archive for a platform.
  package init(for platform: Platform) { self.platform = platform }

  /// Adds a student's feedback, if the submission comes from this platform.
  package mutating func add(_ page: FeedbackPage, of delivery: Delivery?, html: String) {
    guard delivery?.platform == platform.rawValue else { return }
    let path = delivery?.entries.lazy.compactMap(platform.path).first
    guard let path, count < ZipDocument.limit, taken.insert(path).inserted else {
      without.append(page.name)
      return
    }
    switch platform {
    case .moodle: zip.add(Data(html.utf8), at: path)
    case .canvas: zip.add(Data(page.markdown.utf8), at: path)
    }
    count += 1
  }

  /// The file.
  package var data: Data { zip.data }
}

extension FeedbackArchive.Platform {
  /// The path of the feedback for an exported entry; nil if the platform would ignore it.
  ///
  /// Moodle (mod/assign/feedback/file/importziplib.php) requires
  /// `NAME_NUMBER_assignsubmission_file` as a folder or at the beginning of a file name, followed
  /// by the file's own name. Canvas (Assignment#infer_comment_context_from_filename) requires
  /// exactly the exported name, which contains the numbers of user and submission. It shows the
  /// file under that name, so the content must be text.
  func path(of entry: String) -> String? {
    guard !entry.contains("/"), !entry.hasPrefix("."), !entry.hasPrefix("~") else { return nil }
    switch self {
    case .moodle:
      guard let match = entry.firstMatch(of: /^.+_\d+_assignsubmission_[a-z]+(?=_|\.|$)/) else {
        return nil
      }
      return match.output.count == entry.count || entry.dropFirst(match.output.count) == "_"
        ? "\(entry)/feedback.html" : "\(match.output)_feedback.html"
    case .canvas:
      return entry.contains(/_\d+_\d+_/) ? entry : nil
    }
  }
}
