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
  func judgement(of files: [SourceFile]) -> Judgement? {
    cache.data(Self.kind, key(files)).flatMap {
      try? JSONDecoder().decode(Judgement.self, from: $0)
    }
  }

  /// Keeps what these files came to.
  func keep(_ judgement: Judgement, of files: [SourceFile]) {
    guard let data = try? Report.encoder.encode(judgement) else { return }
    cache.keep(data, Self.kind, key(files))
  }

  /// Stands for the files, whoever handed them in, and for all that judges them.
  private func key(_ files: [SourceFile]) -> String {
    var digest = Digest()
    digest.add(fingerprint)
    digest.add(files)
    return digest.finish()
  }
}
