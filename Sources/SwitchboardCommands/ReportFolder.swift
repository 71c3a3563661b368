import CourseModel
import Foundation
import Grading

/// A folder of JSON reports, one file a submission.
struct ReportFolder {
  private let folder: URL

  init(_ folder: URL) throws {
    self.folder = folder
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw GradingError.file(
        path: folder.path,
        reason: "cannot be made (\(error.localizedDescription)); "
          + "name another folder with --output DIR")
    }
    WholeFile.removeParts(in: folder)
  }

  /// Writes the report whole or not at all.
  func write(_ report: Report) throws {
    let file = folder.appending(path: Self.fileName(for: report.submission) + ".json")
    let data = try Report.json(report)
    do throws(WholeFile.Failure) {
      try WholeFile.write(data, to: file)
    } catch {
      throw GradingError.file(
        path: file.path,
        reason: "cannot be written (\(error)); "
          + "free some space, or name another folder with --output DIR")
    }
  }

  /// The submission's name with what a file's name should not hold as `%` and two digits, so that
  /// no two names meet. Of a longer one only the beginning is left, and what stands for all of it.
  static func fileName(for submission: String) -> String {
    var name = ""
    for byte in submission.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: ".") where !name.isEmpty:
        name += "."
      default:
        name += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    guard name.utf8.count > maxLength else { return name }
    var digest = Digest()
    digest.add(submission)
    return name.prefix(maxLength - 33) + "~" + digest.finish().prefix(32)
  }

  /// Bytes of a name, with which an ending and what a file is called until it is whole have room
  /// in the 255 of most file systems.
  private static let maxLength = 200
}
