import CourseModel
import Foundation
import Grading
import Messages

/// The one file that students get: a gzipped tar archive of a course, and what it is.
///
/// tar and gzip, since every system opens them, this program reads and writes them already, and
/// gzip's checksum is of all that is in it, so that a file that ends too early is told.
package struct HandoutFile: Sendable {
  /// How the name of such a file ends.
  package static let suffix = ".tar.gz"
  private static let format = 1
  /// The most bytes that are unpacked.
  private static let sizeLimit = 256 << 20

  /// The course's name.
  package let course: String
  /// What people call the course.
  package let title: String
  /// Its files, by their paths below the course's folder.
  package let files: [SourceFile]

  /// What the file says of itself.
  private struct Manifest: Codable {
    let format: Int
    let course: String
    let title: String
    /// The digest of all other files, sorted by their paths.
    let content: String
    let madeBy: String
  }

  init(course: String, title: String, files: [SourceFile]) {
    self.course = course
    self.title = title
    self.files = files.sorted { $0.name < $1.name }
  }

  // MARK: - Writing

  /// The archive.
  package func archived() throws -> Data {
    let folder = course.replacing("/", with: "-")
    let entries = [SourceFile(name: Handout.fileName, content: try manifest())] + files
    let archive = TarArchive.packing(entries.map { ("\(folder)/\($0.name)", $0.content) })
    return try archive.gzipped()
  }

  private func manifest() throws -> Data {
    let manifest = Manifest(
      format: Self.format, course: course, title: title, content: files.digest,
      madeBy: Grader.version)
    return try Report.encoder.encode(manifest)
  }

  /// Refuses a place where no handout is to be written.
  package static func verify(_ url: URL) throws(HandoutError) {
    guard url.lastPathComponent.hasSuffix(suffix) else {
      throw .otherKind(url.path)
    }
    guard !FileManager.default.fileExists(atPath: url.path) else {
      throw .exists(url.path)
    }
  }

  /// Writes the archive, whole or not at all; never in the place of another file.
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

  /// The handout in a file.
  ///
  /// - Throws: `HandoutError` if it is not as it was handed out.
  package init(at url: URL) throws(HandoutError) {
    let content: Data
    do { content = try Data(contentsOf: url) } catch {
      throw .unreadable(url.path, reason: error.systemReason)
    }
    // A file of two bytes or more says what it is (RFC 1952, 2.3.1).
    guard content.count < 2 || content.starts(with: [0x1f, 0x8b]) else {
      throw .noHandout(url.path)
    }
    guard let archive = content.gunzipped(atMost: Self.sizeLimit) else { throw .damaged(url.path) }
    // It is whole, so what is not as ours are is somebody else's.
    guard let all = TarArchive.files(in: archive) else { throw .noHandout(url.path) }
    // One folder lies around it all.
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

  /// All that a folder has to hold to be this course, handed out.
  package func courseFiles() throws -> [SourceFile] {
    [SourceFile(name: Handout.fileName, content: try manifest())] + files
  }
}
