import CourseModel
import Foundation

/// Judgements by what was judged: the same files for the same exercise get the same one, at once.
///
/// Each is kept as soon as there is one, so a batch that was ended goes on where it was. What could
/// not be judged is none: a machine that was at fault leaves nothing here.
struct ReportCache: Sendable {
  private static let kind = "reports"

  let cache: Cache
  /// Stands for the exercise, the toolchain, the support and this build of the grader.
  private let fingerprint: String

  init(cache: Cache, exercise: Exercise, support: Support) throws(GradingError) {
    self.cache = cache
    var digest = Digest()
    digest.add(OwnProgram.identity)
    digest.add(support.identity)
    digest.add(try ofCourse(exercise.identity))
    fingerprint = digest.finish()
  }

  /// What these files came to, if they were judged before.
  func judgement(of files: [SourceFile]) -> Judgement? { judgement(key(files)) }

  /// What came of the files that this key stands for, if they were judged before.
  func judgement(_ key: String) -> Judgement? { Self.judgement(at: place(of: key)) }

  /// What is kept in this file; nil if it is not there, or is damaged.
  static func judgement(at place: URL) -> Judgement? {
    (try? Data(contentsOf: place)).flatMap { try? JSONDecoder().decode(Judgement.self, from: $0) }
  }

  /// Keeps what these files came to.
  func keep(_ judgement: Judgement, of files: [SourceFile]) {
    guard let data = Self.data(of: judgement) else { return }
    cache.keep(data, Self.kind, key(files))
  }

  /// Forgets what came of the files that this key stands for.
  func forget(_ key: String) { try? FileManager.default.removeItem(at: place(of: key)) }

  /// The file in which a judgement is kept, or would be.
  func place(of key: String) -> URL { folder.appending(path: key) }

  /// Has a file system that other machines write to show what they have written: a machine believes for up
  /// to a minute what it knows of a folder (nfs(5), "acdirmax"), but not when it has changed it itself.
  func refresh() { (try? ScratchFolder(in: folder, prefix: ".look-"))?.remove() }

  /// Holds all of them.
  var folder: URL { cache.folder.appending(path: Self.kind) }

  /// A judgement as it is kept.
  static func data(of judgement: Judgement) -> Data? { try? Report.encoder.encode(judgement) }

  /// Stands for the files, whoever handed them in, and for all that judges them.
  func key(_ files: [SourceFile]) -> String {
    var digest = Digest()
    digest.add(fingerprint)
    digest.add(files)
    return digest.finish()
  }
}
