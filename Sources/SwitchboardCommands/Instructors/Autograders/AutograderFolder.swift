import Authoring
import CourseModel
import Execution
import Foundation
import Messages

/// The folder of a grader for a platform: its texts, this program with what it needs beside it, and
/// the course with one exercise.
struct AutograderFolder {
  let layout: AutograderPlatform.Layout
  let course: Course
  let exercise: Exercise
  let installation: Installation
  /// The path of this program.
  let program: String

  private static let files = FileManager.default

  /// Writes all of it, or nothing.
  func write(to folder: URL) throws {
    try Draft.making(folder) { place in
      for (path, text) in layout.files {
        let file = place.appending(path: path)
        try Self.makeParent(of: file)
        try Data(text.utf8).write(to: file)
        if text.hasPrefix("#!") { try Self.makeExecutable(file) }
      }
      let machine = place.appending(path: layout.machine)
      try writeCourse(to: machine.appending(path: "course"))
      try writeProgram(to: machine.appending(path: "switchboard"))
      for (inner, archive) in layout.archives.sorted(by: { $0.key < $1.key }) {
        try pack(inner, as: archive, in: place)
      }
    }
  }

  private func writeCourse(to folder: URL) throws {
    for path in ["Lessons/course.json", "Exercises/\(exercise.name)"] {
      let copy = folder.appending(path: path)
      try Self.makeParent(of: copy)
      try Self.files.copyItem(at: course.folder.appending(path: path), to: copy)
    }
  }

  /// The program finds its libraries in its own folder, and its sources as any installed one does.
  private func writeProgram(to folder: URL) throws {
    let executable = folder.appending(path: "bin/switchboard")
    try Self.makeParent(of: executable)
    try Data(contentsOf: URL(filePath: program), options: .alwaysMapped).write(to: executable)
    try Self.makeExecutable(executable)
    for library in try libraries() {
      try Data(contentsOf: URL(filePath: library)).write(
        to: executable.deletingLastPathComponent()
          .appending(path: URL(filePath: library).lastPathComponent))
    }
    for path in Installation.parts.map({ "Sources/\($0)" }) + Installation.scripts {
      let copy = folder.appending(path: "share/switchboard/\(path)")
      try Self.makeParent(of: copy)
      try Self.files.copyItem(at: installation.folder.appending(path: path), to: copy)
    }
  }

  /// The paths of the shared libraries that another system may have in another version: all but
  /// those of glibc and GCC, which stay compatible.
  private func libraries() throws -> [String] {
    let common = ["ld-linux", "libc.", "libm.", "libgcc_s.", "libstdc++.", "libpthread.", "libdl."]
    return try run("/usr/bin/ldd", [program]).split(separator: "\n").compactMap { line in
      guard let path = line.firstMatch(of: /=> (\/.+) \(0x[0-9a-f]+\)/)?.1 else { return nil }
      let name = URL(filePath: String(path)).lastPathComponent
      return common.contains(where: name.hasPrefix) ? nil : String(path)
    }
  }

  /// Packs a folder's content as a zip, or the folder as a tar; then the folder goes.
  private func pack(_ inner: String, as archive: String, in place: URL) throws {
    let folder = place.appending(path: inner)
    let isZip = archive.hasSuffix(".zip")
    let content = isZip ? try Self.files.contentsOfDirectory(atPath: folder.path).sorted() : [inner]
    let owner = ["--uid", "0", "--gid", "0", "--uname", "root", "--gname", "root"]
    try run(
      "/usr/bin/bsdtar",
      ["--format", isZip ? "zip" : "ustar"] + owner
        + ["-cf", place.appending(path: archive).path, "-C", isZip ? folder.path : place.path]
        + content)
    try Self.files.removeItem(at: folder)
  }

  /// Runs a program of the system, and returns its output.
  @discardableResult
  private func run(_ program: String, _ arguments: [String]) throws -> String {
    var command = Command(program, arguments, environment: ["PATH": "/usr/bin:/bin"])
    command.limits.wallSeconds = 300
    command.limits.fileBytes = 4 << 30
    let completion = try Executor(sandbox: NoSandbox(), cancellation: Cancellation()).run(command)
    guard completion.succeeded else {
      throw DraftingError.unclear(
        Message(
          "\(program, "program") failed, so nothing was made: \(completion.errorText, "reason")"))
    }
    return completion.outputText
  }

  private static func makeParent(of file: URL) throws {
    try files.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  private static func makeExecutable(_ file: URL) throws {
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }
}
