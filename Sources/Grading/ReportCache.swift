import CourseModel
import Foundation

/// Reports by what was judged: the same files for the same exercise get the same report, at once.
struct ReportCache: Sendable {
  let cache: Cache
  /// Stands for the exercise, its suite and mistakes, the toolchain and the support.
  let fingerprint: String
  /// The exercise's limit, at which a build is broken off.
  private let buildSeconds: Double

  init(cache: Cache, exercise: Exercise, support: Support) throws(GradingError) {
    self.cache = cache
    buildSeconds = exercise.limits.buildSeconds
    var digest = Digest()
    digest.add(OwnProgram.identity)
    digest.add(support.identity)
    digest.add(exercise.course ?? "")
    digest.add(exercise.name)
    digest.add(exercise.admission.description)
    do {
      digest.add(try Data(contentsOf: exercise.folder.appending(path: "exercise.json")))
      digest.add(try exercise.suite())
      digest.add(try exercise.stub())
      for mistake in try exercise.mistakes() {
        digest.add(mistake.name)
        digest.add(mistake.message)
        digest.add(
          (mistake.fails.sorted() + ["/"] + mistake.crashes.sorted()).joined(separator: " "))
      }
    } catch let error as CourseError {
      throw .course(error)
    } catch {
      throw .file(path: exercise.folder.path, reason: error.localizedDescription)
    }
    fingerprint = digest.finish()
  }

  func report(of submission: Submission) -> Report? {
    guard let data = cache.data("reports", key(submission)),
      var report = try? JSONDecoder().decode(Report.self, from: data)
    else { return nil }
    report.submission = submission.name
    return report
  }

  /// Keeps a report that would be the same another time: not what a busy machine may have caused.
  func keep(_ report: Report, of submission: Submission) {
    guard report.status != .errored, !report.checks.contains(where: { $0.status == .timedOut }),
      report.seconds.build < buildSeconds,
      let data = try? Report.encoder.encode(report)
    else { return }
    cache.keep(data, "reports", key(submission))
  }

  /// Stands for the files, whoever handed them in, and for all that judges them.
  func key(_ submission: Submission) -> String {
    var digest = Digest()
    digest.add(fingerprint)
    digest.add(submission.files)
    return digest.finish()
  }
}
