import CourseModel
import Foundation
import Glibc
import Testing

@testable import Grading

@Suite("What is handed in")
struct IntakeTests {
  private func folder(_ files: [String: String]) throws -> URL {
    let folder = try Bench.emptyFolder("student-07")
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return folder
  }

  /// The names of the files that were taken, or the sentence that refuses them.
  private func outcome(_ folder: URL) throws -> (names: [String]?, reason: String?) {
    switch try Intake(folder: folder, module: "ColorPicker") {
    case .accepted(let submission):
      #expect(submission.name == "student-07")
      return (submission.files.map(\.name), nil)
    case .refused(let name, let reason):
      #expect(name == "student-07")
      return (nil, reason)
    }
  }

  @Test("is taken in the order of its names, with its content")
  func accepted() throws {
    let folder = try folder(["B.swift": "b", "A.swift": "a", "Ä.swift": "", "notes.txt": "no"])
    let intake = try Intake(folder: folder, module: "ColorPicker")
    guard case .accepted(let submission) = intake else { throw Failure() }
    #expect(
      submission.files == [
        SourceFile("A.swift", "a"), SourceFile("B.swift", "b"), SourceFile("Ä.swift", ""),
      ])
  }

  private struct Failure: Error {}

  @Test(
    "may lie in a folder for sources",
    arguments: [
      "Sources", "Sources/ColorPicker", "Exercises/ColorPicker/Sources",
    ])
  func sourceFolders(_ place: String) throws {
    let folder = try folder(["\(place)/A.swift": "a", "README.md": "me"])
    #expect(try outcome(folder).names == ["A.swift"])
  }

  @Test("is its own files first")
  func ownFilesFirst() throws {
    let folder = try folder(["A.swift": "a", "Sources/B.swift": "b", "Tests/T.swift": "t"])
    #expect(try outcome(folder).names == ["A.swift"])
  }

  @Test("does not include hidden files or a manifest")
  func ignored() throws {
    let folder = try folder([
      "A.swift": "a", ".A.swift": "x", "._A.swift": "x", "Package.swift": "x",
      ".build/B.swift": "x",
      "A.swift~": "x", "A.SWIFT": "x",
    ])
    #expect(try outcome(folder).names == ["A.swift"])
  }

  private static let nothing =
    "There is no Swift file in student-07, nor in its Sources folder: "
    + "hand in the files of the exercise's Sources folder."

  private static let foldersWithoutSwift: [[String: String]] = [
    [:], ["notes.txt": "x"], ["Package.swift": "x"], [".A.swift": "x"], ["deep/er/A.swift": "x"],
    ["Sources/notes.txt": "x"], ["Sources": "a file, not a folder"], ["Solution/A.swift": "x"],
  ]

  @Test("is refused without a Swift file", arguments: foldersWithoutSwift)
  func withoutSwift(_ files: [String: String]) throws {
    #expect(try outcome(folder(files)).reason == Self.nothing)
  }

  @Test("is refused when all its files are empty")
  func empty() throws {
    let folder = try folder(["A.swift": "", "B.swift": ""])
    #expect(
      try outcome(folder).reason
        == "Its Swift files are empty: were they saved before handing in?")
  }

  @Test("is refused with too many files, and not with one less")
  func tooMany() throws {
    let files = Dictionary(uniqueKeysWithValues: (1...64).map { ("A\($0).swift", "//") })
    #expect(try outcome(folder(files)).names?.count == 64)
    #expect(
      try outcome(folder(files.merging(["B.swift": "//"]) { $1 })).reason
        == "There are 65 Swift files; at most 64 are judged.")
  }

  @Test("is refused when it is too large, alone or together")
  func tooLarge() throws {
    let half = String(repeating: "x", count: 1 << 20)
    #expect(try outcome(folder(["A.swift": half + half])).names == ["A.swift"])
    #expect(
      try outcome(folder(["A.swift": half + half + "x"])).reason
        == "A.swift is not a file of at most 2 MB: hand in plain source files.")
    #expect(
      try outcome(folder(["A.swift": half, "B.swift": half, "C.swift": "x"])).reason
        == "The Swift files are larger than 2 MB together.")
  }

  @Test(
    "is refused when something else is called like a Swift file",
    arguments: ["dangling link", "link out", "link in", "pipe", "folder", "socket"])
  func noFile(_ kind: String) throws {
    let folder = try folder(["A.swift": "a"])
    let path = folder.appending(path: "x.swift").path
    switch kind {
    case "dangling link": symlink("/nowhere/at/all", path)
    case "link out": symlink("/etc/passwd", path)
    case "link in": symlink("A.swift", path)
    case "pipe": mkfifo(path, 0o644)
    case "folder": mkdir(path, 0o755)
    default: try bindSocket(at: path)
    }
    #expect(
      try outcome(folder).reason
        == "x.swift is not a file of at most 2 MB: hand in plain source files.")
  }

  private func bindSocket(at path: String) throws {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    #expect(result == 0)
  }

  @Test("is no report when the machine cannot read the folder")
  func noFolder() throws {
    let folder = try Bench.emptyFolder().appending(path: "gone")
    #expect(
      throws: GradingError.file(
        path: folder.path, reason: "cannot be read: No such file or directory")
    ) { try Intake(folder: folder, module: "ColorPicker") }
    let file = try Bench.emptyFolder().appending(path: "file")
    try Data().write(to: file)
    #expect(throws: GradingError.file(path: file.path, reason: "cannot be read: Not a directory")) {
      try Intake(folder: file, module: "ColorPicker")
    }
  }

  @Test("becomes a report with the sentence when it is refused")
  func refusalReport() async throws {
    let exercise = try Bench.exercise("ColorPicker")
    let report = try await Bench.grader(for: "ColorPicker")
      .grade(.refused(name: "student-07", reason: "Why."))
    #expect(report.status == .rejected)
    #expect(report.submission == "student-07")
    #expect(report.message == "Why.")
    #expect(report.points == 0)
    #expect(report.maxPoints == exercise.maxPoints)
    #expect(report.checks.allSatisfy { $0.status == .notRun })
  }
}
