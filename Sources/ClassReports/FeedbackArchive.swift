import CourseModel
import Foundation

/// Feedback as a platform takes it back: an archive with the names under which it exported what was
/// handed in.
package struct FeedbackArchive {
  /// A platform that takes feedback back, as `Delivery.platform` names it.
  package enum Platform: String, CaseIterable, Sendable {
    case moodle, canvas
  }

  private var zip = ZipDocument()
  private let platform: Platform
  private var taken: Set<String> = []
  /// How many have feedback in it.
  package private(set) var count = 0
  /// The names of those whose names the platform would not know.
  package private(set) var without: [String] = []

  /// An empty archive for a platform.
  package init(for platform: Platform) { self.platform = platform }

  /// Adds what a student reads, if it was handed in on this platform.
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
  /// Where what belongs to an entry of an export goes; nil where the platform would ignore it.
  ///
  /// Moodle (mod/assign/feedback/file/importziplib.php) wants `NAME_NUMBER_assignsubmission_file` of a
  /// folder or at the beginning of a file's name; what follows is the file's own name. Canvas
  /// (Assignment#infer_comment_context_from_filename) wants the very name, in which it finds its numbers
  /// of the user and of what was handed in; it shows the file under the name that that has, hence text.
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
