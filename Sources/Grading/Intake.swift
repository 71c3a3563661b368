import CourseModel
import Foundation
import Glibc

/// What a folder that was handed in turned out to be.
package enum Intake: Sendable {
  /// Something to compile.
  case accepted(Submission)
  /// Nothing to compile; the sentence says why and what to do.
  case refused(name: String, reason: String)
}

extension Intake {
  /// At most so many Swift files.
  static let maxFiles = 64
  /// At most so many bytes of them together.
  static let maxBytes = 2 << 20

  /// Where a submission's Swift files may be, looked into in this order: the folder itself, or a
  /// package, or a whole workspace that was handed in.
  package static func sourceFolders(for module: String, in folder: URL) -> [URL] {
    let inner = ["Sources", "Sources/\(module)", "Exercises/\(module)/Sources"]
    return [folder] + inner.map { folder.appending(path: $0) }
  }

  /// Judges the folder at `url`: its own Swift files, or else those of its Sources folder. The
  /// submission is called `name`, or as the folder.
  ///
  /// Throws when the machine cannot read what is there, which is not the student's fault.
  package init(
    folder url: URL, module: String, name: String? = nil
  ) throws(GradingError) {
    let name = name ?? url.lastPathComponent
    var found: [URL] = []
    for folder in Self.sourceFolders(for: module, in: url) where found.isEmpty {
      found = try Self.swiftFiles(in: folder, optional: folder != url)
    }
    guard !found.isEmpty else {
      self = .refused(
        name: name,
        reason: "There is no Swift file in \(name), nor in its Sources folder: "
          + "hand in the files of the exercise's Sources folder.")
      return
    }
    guard found.count <= Self.maxFiles else {
      self = .refused(
        name: name,
        reason: "There are \(found.count) Swift files; at most \(Self.maxFiles) are judged.")
      return
    }
    var files: [SourceFile] = []
    for file in found {
      guard let size = Self.size(ofRegularFile: file), size <= Self.maxBytes else {
        self = .refused(
          name: name,
          reason: "\(file.lastPathComponent) is not a file of at most 2 MB: "
            + "hand in plain source files.")
        return
      }
      files.append(SourceFile(name: file.lastPathComponent, content: try Self.read(file)))
    }
    guard files.reduce(0, { $0 + $1.content.count }) <= Self.maxBytes else {
      self = .refused(name: name, reason: "The Swift files are larger than 2 MB together.")
      return
    }
    guard files.contains(where: { !$0.content.isEmpty }) else {
      self = .refused(
        name: name, reason: "Its Swift files are empty: were they saved before handing in?")
      return
    }
    self = .accepted(Submission(name: name, files: files))
  }

  private static func swiftFiles(
    in folder: URL, optional: Bool
  ) throws(GradingError) -> [URL] {
    guard let directory = opendir(folder.path) else {
      if optional, errno == ENOENT || errno == ENOTDIR { return [] }
      throw .file(path: folder.path, reason: "cannot be read: \(String(cString: strerror(errno)))")
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".swift"), !name.hasPrefix("."), name != "Package.swift" {
        names.append(name)
      }
    }
    return names.sorted().map { folder.appending(path: $0) }
  }

  private static func size(ofRegularFile url: URL) -> Int? {
    var status = stat()
    guard lstat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  private static func read(_ url: URL) throws(GradingError) -> Data {
    let descriptor = open(url.path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw .file(path: url.path, reason: "cannot be read: \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while data.count <= maxBytes {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      guard count >= 0 else {
        throw .file(path: url.path, reason: "cannot be read: \(String(cString: strerror(errno)))")
      }
      if count == 0 { break }
      data.append(contentsOf: buffer[..<count])
    }
    return data
  }
}
