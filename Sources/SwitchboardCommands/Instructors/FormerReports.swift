import CourseModel
import Foundation
import Messages

/// The reports of an earlier run, read from a folder that `--output` has written, or from one of
/// its `runs`.
struct FormerReports {
  /// The folder as the user typed it.
  let typed: String
  let reports: [Report]
  /// The grades of that run.
  let grades: KeptGrades

  /// Reads the reports, before anything is written to the folder.
  ///
  /// - Throws: If there are no reports on these exercises, or one cannot be read: an old grade must
  ///   not silently be missing.
  init(at folder: URL, typed: String, of exercises: [Exercise]) throws(FormerReportError) {
    self.typed = typed
    grades = KeptGrades(in: folder, of: exercises)
    var reports: [Report] = []
    for place in [folder] + exercises.map({ folder.appending(path: $0.name) }) {
      reports += try Self.reports(in: place, typed: typed, isOptional: place != folder)
    }
    let names = Set(exercises.map(\.name))
    self.reports = reports.filter { names.contains($0.exercise) }
    guard !self.reports.isEmpty else {
      throw .nothing(typed, exercises.map(\.name).joined(separator: ", "))
    }
  }

  private static func reports(
    in folder: URL, typed: String, isOptional: Bool
  ) throws(FormerReportError) -> [Report] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      if isOptional { return [] }
      throw .noFolder(typed, reason: error.systemReason)
    }
    var reports: [Report] = []
    for name in names.sorted() where name.hasSuffix(".json") && !name.hasPrefix(".") {
      do {
        let data = try Data(contentsOf: folder.appending(path: name))
        guard try JSONDecoder().decode(Kind.self, from: data).isReport else { continue }
        reports.append(try JSONDecoder().decode(Report.self, from: data))
      } catch {
        throw .unreadable("\(typed)/\(name)", reason: Self.reason(error))
      }
    }
    return reports
  }

  /// The keys that identify a report, because the folder may contain other files.
  private struct Kind: Decodable {
    let exercise: String?
    let submission: String?
    var isReport: Bool { exercise != nil && submission != nil }
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else {
      return error.systemReason
    }
    switch error {
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      return context.debugDescription
    default: return "it is cut off, or no report"
    }
  }
}

/// The reason why there is nothing to compare with.
enum FormerReportError: SpokenError {
  case noFolder(String, reason: String)
  case nothing(String, String)
  case unreadable(String, reason: String)

  var message: Message {
    switch self {
    // Translators: The reason is the system's words.
    case .noFolder(let folder, let reason):
      Message(
        """
        \(folder, "folder"): cannot be read (\(reason, "reason")); name a folder that --output has \
        written, or one of its runs
        """)
    // Translators: The exercises are names.
    case .nothing(let folder, let exercises):
      Message(
        """
        \(folder, "folder"): holds no report on \(exercises, "exercises"); name a folder that \
        --output has written, or one of its runs
        """)
    case .unreadable(let file, let reason):
      Message(
        """
        \(file, "file"): cannot be read (\(reason, "reason")); move it away, or compare with \
        another run
        """)
    }
  }
}
