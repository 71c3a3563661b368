import CourseModel
import Foundation
import Glibc

/// What an unfinished batch has judged so far, so that a batch that was killed goes on where it
/// was.
///
/// It keeps every verdict, also those that another machine, or this one on a quieter day, might
/// not repeat (a check that ran into its limit). So it lasts only until the batch has ended once,
/// and no longer than a day; what may be kept for good is in `ReportCache`.
struct Journal: Sendable {
  /// The life of a journal that nobody has come back to, in seconds.
  static let lifetime = 24.0 * 60 * 60
  private static let kind = "journals"

  private let cache: Cache
  private let batch: String

  /// The journal of the batch that judges these items with this fingerprint.
  init(of items: [Batch.Item], fingerprint: String, in cache: Cache) {
    self.cache = cache
    var digest = Digest()
    digest.add(fingerprint)
    for item in items {
      switch item {
      case .path(let url, let name):
        digest.add(url.path)
        digest.add(name)
      case .submission(let submission):
        digest.add(submission.name)
        digest.add(submission.files)
      case .refused(let name, let reason):
        digest.add(name)
        digest.add(reason)
      }
    }
    batch = digest.finish()
    removeForgotten()
  }

  private var folder: URL { cache.folder.appending(path: Self.kind) }

  /// The verdict on a submission of this key, if this batch has reached one.
  func report(_ key: String) -> Report? {
    cache.data(Self.kind, "\(batch)/\(key)").flatMap {
      try? JSONDecoder().decode(Report.self, from: $0)
    }
  }

  /// Keeps a verdict; what could not be judged is none.
  func keep(_ report: Report, _ key: String) {
    guard report.status != .errored, let data = try? Report.encoder.encode(report) else { return }
    cache.keep(data, Self.kind, "\(batch)/\(key)")
  }

  /// Ends it: the batch has reported on everything.
  func end() { try? FileManager.default.removeItem(at: folder.appending(path: batch)) }

  private func removeForgotten() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name != batch {
      let place = folder.appending(path: name)
      var status = stat()
      guard lstat(place.path, &status) == 0 else { continue }
      let age = Date().timeIntervalSince1970 - Double(status.st_mtim.tv_sec)
      if age > Self.lifetime { try? FileManager.default.removeItem(at: place) }
    }
  }
}
