import CourseModel
import Foundation
import Messages

/// A cache of judgements: the same files for the same exercise get the same judgement at once.
///
/// We store each judgement immediately, so that an interrupted batch continues. Submissions that
/// could not be judged have none, so that a machine's fault leaves nothing here. Several machines may
/// share it: a judgement's name tells what judged, so another judge does not find it.
struct ReportCache: Sendable {
  private static let kind = "reports"

  private let cache: Cache
  /// A fingerprint of the exercise and the judge.
  private let fingerprint: String

  /// - Parameter judge: A fingerprint of what judges.
  init(cache: Cache, exercise: Exercise, judge: String) throws(GradingError) {
    self.cache = cache
    var digest = Digest()
    digest.add(judge)
    digest.add(try ofCourse(exercise.identity))
    fingerprint = digest.finish()
  }

  /// The judgement of these files; nil if there is none, or if it is damaged.
  func judgement(of files: [SourceFile]) -> Judgement? {
    cache.data(Self.kind, key(files)).flatMap {
      try? JSONDecoder().decode(Judgement.self, from: $0)
    }
  }

  /// Stores the judgement of these files.
  ///
  /// - Throws: If it cannot be written. Then it would be made again.
  func keep(_ judgement: Judgement, of files: [SourceFile]) throws(GradingError) {
    guard let data = try? JSONEncoder.keepingMessages.encode(judgement) else { return }
    try cache.store(data, Self.kind, key(files))
  }

  /// A fingerprint of the files, whichever student handed them in, and of everything that judges
  /// them.
  private func key(_ files: [SourceFile]) -> String {
    var digest = Digest()
    digest.add(fingerprint)
    digest.add(files)
    return digest.finish()
  }
}

extension Machine {
  /// A fingerprint of what judges, beside the exercise: this build of switchboard, the version of
  /// Swift, and the modules that come with switchboard.
  ///
  /// By content, because inodes and times identify a file on one machine only, and a cluster's
  /// machines have to find each other's judgements.
  func judgeIdentity(with support: Support) throws(GradingError) -> String {
    if let judging { return judging.identity }
    var place = Digest()
    for part in [ProcessInfo.processInfo.hostName, OwnProgram.identity, toolchain.identity] {
      place.add(part)
    }
    let key = place.finish()
    var digest = Digest()
    digest.add(support.content)
    // A program that ran without confinement may have written its verdict.
    if !executor.sandbox.isRequired { digest.add("unconfined") }
    if let known = cache.data(Self.programs, key) {
      digest.add(known)
    } else {
      let programs = try digestOfPrograms()
      cache.keep(programs, Self.programs, key)
      digest.add(programs)
    }
    return digest.finish()
  }

  private static let programs = "judges"

  private func digestOfPrograms() throws(GradingError) -> Data {
    // If its file has been replaced, this is still the running program.
    guard
      let program = try? Data(contentsOf: URL(filePath: "/proc/self/exe"), options: .mappedIfSafe)
    else { return Data(OwnProgram.identity.utf8) }
    var digest = Digest()
    digest.add(program)
    digest.add("\(try toolchain.version()) \(Toolchain.architecture)")
    return Data(digest.finish().utf8)
  }
}
