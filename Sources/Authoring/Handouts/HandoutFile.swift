import CourseModel
import Foundation
import Grading
import Messages

/// The single file that students get: a gzipped tar archive of a course with a manifest.
///
/// The formats are tar and gzip because every system opens them, this program already reads and
/// writes them, and gzip's checksum covers the whole content, so that truncation is detected.
package struct HandoutFile: Sendable {
  /// The suffix of a handout's file name.
  package static let suffix = ".tar.gz"
  private static let format = 1
  /// The maximum number of bytes to unpack.
  private static let sizeLimit = 256 << 20

  /// The course's name.
  package let course: String
  /// The course's title for humans.
  let title: String
  /// The files, with paths relative to the course's folder.
  let files: [SourceFile]

  private struct Manifest: Codable {
    let format: Int
    let course: String
    let title: String
    /// The digest of all other files, sorted by path.
    let content: String
    let madeBy: String
  }

  init(course: String, title: String, files: [SourceFile]) {
    self.course = course
    self.title = title
    self.files = files.sorted { $0.name < $1.name }
  }

  // MARK: - Writing

  func archived() throws -> Data {
    let folder = course.replacing("/", with: "-")
    let entries = [SourceFile(name: Handout.fileName, content: try manifest())] + files
    let archive = TarArchive.packing(entries.map { ("\(folder)/\($0.name)", $0.content) })
    return try archive.deflated(as: .gzip, best: true)
  }

  private func manifest() throws -> Data {
    let manifest = Manifest(
      format: Self.format, course: course, title: title, content: files.digest,
      madeBy: Grader.version)
    return try Report.encoder.encode(manifest)
  }

  /// Throws an error if a handout must not be written to this path.
  package static func verify(_ url: URL) throws(HandoutError) {
    guard url.lastPathComponent.hasSuffix(suffix) else {
      throw .otherKind(url.path)
    }
    guard !FileManager.default.fileExists(atPath: url.path) else {
      throw .exists(url.path)
    }
  }

  /// Writes the archive atomically; never replaces another file.
  package func write(to url: URL) throws {
    try Self.verify(url)
    let content = try archived()
    do {
      try content.write(to: url, options: .atomic)
    } catch {
      throw HandoutError.unwritable(url.path, reason: error.systemReason)
    }
  }

  // MARK: - Reading

  /// Reads a handout.
  ///
  /// - Throws: `HandoutError` if it is not in its original state.
  package init(at url: URL) throws(HandoutError) {
    let content: Data
    do { content = try Data(contentsOf: url) } catch {
      throw .unreadable(url.path, reason: error.systemReason)
    }
    // A gzip file identifies itself by its first two bytes (RFC 1952, 2.3.1).
    guard content.count < 2 || content.starts(with: [0x1f, 0x8b]) else {
      throw .noHandout(url.path)
    }
    guard let archive = content.inflated(as: .gzip, atMost: Self.sizeLimit) else {
      throw .damaged(url.path)
    }
    // The gzip data is intact, so any deviation means that the file is not ours.
    guard let all = TarArchive.files(in: archive) else { throw .noHandout(url.path) }
    // A single folder contains all files.
    let files = all.map { path, content in
      SourceFile(name: String(path.drop { $0 != "/" }.dropFirst()), content: content)
    }
    guard let own = files.first(where: { $0.name == Handout.fileName }) else {
      throw .noHandout(url.path)
    }
    struct Format: Decodable { let format: Int }
    guard let format = try? JSONDecoder().decode(Format.self, from: own.content).format else {
      throw .altered(url.path)
    }
    guard format <= Self.format else { throw .newer(url.path, format: format) }
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: own.content) else {
      throw .altered(url.path)
    }
    self.init(
      course: manifest.course, title: manifest.title,
      files: files.filter { $0.name != Handout.fileName })
    guard self.files.digest == manifest.content else { throw .altered(url.path) }
  }

  /// The handed-out course, in a new folder.
  package func course(unpackedIn folder: URL) throws -> Course {
    for file in try courseFiles() {
      let url = folder.appending(path: file.name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.content.write(to: url)
    }
    return try Course(at: folder)
  }

  /// All files of the handed-out course's folder.
  package func courseFiles() throws -> [SourceFile] {
    [SourceFile(name: Handout.fileName, content: try manifest())] + files
  }
}
