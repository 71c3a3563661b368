import CourseModel
import Foundation

extension Machine {
  /// A fingerprint of everything that decides a verdict on this machine, by content.
  func judgeIdentity(of exercise: Exercise) throws(GradingError) -> JudgeIdentity {
    JudgeIdentity(
      program: try programDigest(), toolchain: try toolchain.version(),
      exercise: try ofCourse(exercise.identity))
  }

  var programFile: URL { URL(filePath: reader).resolvingSymlinksInPath() }

  /// The program's SHA-256. Each node computes it once, until the file changes there.
  private func programDigest() throws(GradingError) -> String {
    var place = Digest()
    place.add(ProcessInfo.processInfo.hostName)
    place.add(Stamps(of: [programFile.path]).digest)
    let stamp = place.finish()
    if let known = cache.data(Self.programs, stamp) {
      return String(decoding: known, as: UTF8.self)
    }
    // If the file has been removed or replaced, read the running program.
    let path = FileManager.default.fileExists(atPath: programFile.path) ? programFile.path : reader
    guard let content = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe) else {
      throw .cluster(.unreadable(path, reason: "switchboard"))
    }
    var digest = Digest()
    digest.add(content)
    let text = digest.finish()
    cache.keep(Data(text.utf8), Self.programs, stamp)
    return text
  }

  private static let programs = "programs"
}
