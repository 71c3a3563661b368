import CourseModel
import Foundation

/// A cache of judgements: the same files for the same exercise get the same judgement at once.
///
/// We store each judgement immediately, so that an interrupted batch continues. Submissions that
/// could not be judged have none, so that a machine's fault leaves nothing here.
struct ReportCache: Sendable {
  private static let kind = "reports"

  let cache: Cache
  /// A fingerprint of the exercise, the toolchain, the support and this build of the grader.
  private let fingerprint: String

  init(cache: Cache, exercise: Exercise, support: Support) throws(GradingError) {
    self.cache = cache
    var digest = Digest()
    digest.add(OwnProgram.identity)
    digest.add(support.identity)
    digest.add(try ofCourse(exercise.identity))
    fingerprint = digest.finish()
  }

  /// The judgement of these files, if they were judged before.
  func judgement(of files: [SourceFile]) -> Judgement? { judgement(key(files)) }

  /// The judgement with this key, if there is one.
  func judgement(_ key: String) -> Judgement? { Self.judgement(at: place(of: key)) }

  /// The judgement in this file; nil if it is missing or damaged.
  static func judgement(at place: URL) -> Judgement? {
    (try? Data(contentsOf: place)).flatMap { try? JSONDecoder().decode(Judgement.self, from: $0) }
  }

  /// Stores the judgement of these files.
  func keep(_ judgement: Judgement, of files: [SourceFile]) {
    guard let data = Self.data(of: judgement) else { return }
    cache.keep(data, Self.kind, key(files))
  }

  /// Removes the judgement with this key.
  func forget(_ key: String) { try? FileManager.default.removeItem(at: place(of: key)) }

  /// The file of a judgement, whether it exists or not.
  func place(of key: String) -> URL { folder.appending(path: key) }

  /// Makes a shared file system show what other machines have written. A machine may trust its
  /// cached view of a folder for up to a minute (nfs(5), "acdirmax"), but not after changing the
  /// folder itself.
  func refresh() { (try? ScratchFolder(in: folder, prefix: ".look-"))?.remove() }

  /// The folder with all judgements.
  var folder: URL { cache.folder.appending(path: Self.kind) }

  /// A judgement in the stored form.
  static func data(of judgement: Judgement) -> Data? { try? Report.encoder.encode(judgement) }

  /// A fingerprint of the files, whoever handed them in, and of everything that judges them.
  func key(_ files: [SourceFile]) -> String {
    var digest = Digest()
    digest.add(fingerprint)
    digest.add(files)
    return digest.finish()
  }
}
