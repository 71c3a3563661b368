import CourseModel
import Foundation
import GradingTestSupport
import Glibc
import TestSupport
import Testing

@testable import Grading

@Suite("A submission's files")
struct IntakeTests {
  private func folder(_ files: [String: String]) throws -> URL {
    let folder = try TestMachine.emptyFolder("student-07")
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return folder
  }

  /// Returns the names of the accepted files, or the sentence of the refusal.
  private func outcome(_ folder: URL) throws -> (names: [String]?, reason: String?) {
    switch try Intake(folder: folder, module: "ColorPicker") {
    case .accepted(let submission):
      #expect(submission.name == "student-07")
      return (submission.files.map(\.name), nil)
    case .refused(let name, let reason, _), .leftOut(let name, let reason):
      #expect(name == "student-07")
      return (nil, reason.english)
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
      "Sources", "Sources/ColorPicker", "Exercises/ColorPicker/Sources", "ada", "work/ada/Sources",
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
      "A.swift~": "x", "A.SWIFT": "x", "main.swift": "x", "Tests/T.swift": "x", "a/b/c.o": "x",
    ])
    guard case .accepted(let submission) = try Intake(folder: folder, module: "") else {
      throw Failure()
    }
    #expect(submission.files.map(\.name) == ["A.swift"])
    #expect(
      submission.ignored
        == [
          "._A.swift", ".A.swift", ".build/", "A.SWIFT", "A.swift~", "Package.swift", "Tests/",
          "a/",
          "main.swift",
        ].sorted())
  }

  private static let advice = "hand in the files of the exercise's Sources folder."

  static let foldersWithoutSwift: [([String: String], String)] = [
    ([".A.swift": "x"], ", only what is not looked at (.A.swift): "),
    (["Tests/A.swift": "x"], ", only what is not looked at (Tests/): "),
    (["notes.txt": "x"], ", only notes.txt: "), (["Package.swift": "x"], ", only Package.swift: "),
    (["Sources/notes.txt": "x"], ", only Sources/notes.txt: "),
    (["Sources": "a file, not a folder"], ", only Sources: "),
    (["A.txt": "x", "b.c": "x"], ", only A.txt, b.c: "),
    (["1": "x", "2": "x", "3": "x", "4": "x", "5": "x"], ", only 1, 2, 3 and 2 more: "),
  ]

  @Test("is refused without a Swift file, and says what there is", arguments: foldersWithoutSwift)
  func withoutSwift(_ files: [String: String], _ others: String) throws {
    #expect(
      try outcome(folder(files)).reason
        == "There is no Swift file in student-07" + others + Self.advice)
    #expect(try outcome(folder([:])).reason == "student-07 is empty: " + Self.advice)
  }

  @Test(
    "is refused with Swift files where none is looked for, and says where",
    arguments: [
      (["b/B.swift": "x", "a/A.swift": "x"], "a/A.swift"),
      (["1/2/3/4/5/A.swift": "x"], "1/2/3/4/5/A.swift"),
    ])
  func straySwift(_ files: [String: String], _ place: String) throws {
    #expect(
      try outcome(folder(files)).reason
        == "Its Swift files are in the wrong place, such as \(place): "
        + "hand in the files of the exercise's Sources folder.")
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
    arguments: [
      ("dangling link", "a symbolic link"), ("link out", "a symbolic link"),
      ("link in", "a symbolic link"), ("pipe", "a pipe"), ("socket", "a socket"),
    ])
  func noFile(_ kind: String, _ what: String) throws {
    let folder = try folder(["A.swift": "a"])
    let path = folder.appending(path: "x.swift").path
    switch kind {
    case "dangling link": symlink("/nowhere/at/all", path)
    case "link out": symlink("/etc/passwd", path)
    case "link in": symlink("A.swift", path)
    case "pipe": mkfifo(path, 0o644)
    default: try bindSocket(at: path)
    }
    #expect(try outcome(folder).reason == "x.swift is \(what): hand in plain files.")
  }

  @Test("is refused when its names are not those of plain files", arguments: names)
  func name(_ name: String, _ reason: String) throws {
    #expect(try outcome(folder(["A.swift": "a", name: "b"])).reason?.hasPrefix(reason) == true)
  }

  private static let names = [
    ("-o.swift", "-o.swift begins with '-' or '@'"),
    ("@x.swift", "@x.swift begins with '-' or '@'"),
    ("a\nb.swift", "The name of a\u{FFFD}b.swift holds invisible characters"),
    ("a\u{202E}b.swift", "The name of a\u{FFFD}b.swift holds invisible characters"),
    ("a.swift", "A.swift and a.swift are one name to many computers"),
  ]

  @Test("is refused when a file's name is not UTF-8, and says so")
  func nameInAnotherEncoding() throws {
    let folder = try folder(["A.swift": "a"])
    try shell(
      "echo x > \"$(printf 'h\\377\\376.swift')\"; echo x > \"$(printf 'h\\377')\"", in: folder)
    #expect(
      try outcome(folder).reason
        == "The name of h\u{FFFD}\u{FFFD}.swift is not UTF-8: give it a plain name.")
  }

  @Test("is UTF-8 text, and says of which file it is not", arguments: encodings)
  func encoding(_ content: [UInt8], _ reason: String) throws {
    let folder = try folder(["A.swift": "a"])
    try Data(content).write(to: folder.appending(path: "B.swift"))
    #expect(try outcome(folder).reason?.hasPrefix(reason) == true)
  }

  private static let encodings: [([UInt8], String)] = [
    ([0xFF, 0xFE, 0x61], "B.swift is UTF-16 or UTF-32: save it as UTF-8"),
    ([0xFF, 0xFE, 0x00, 0xD8], "B.swift is UTF-16 or UTF-32: save it as UTF-8"),
    ([0xFF, 0xFE, 0x00, 0x00, 0x61, 0, 0, 0], "B.swift is UTF-16 or UTF-32: save it as UTF-8"),
    ([0x61, 0x00, 0x62, 0x00], "B.swift looks like UTF-16 or UTF-32: save it as UTF-8"),
    (Array("a\nbcdef\0".utf8), "B.swift holds a NUL byte in line 2"),
    (Array("a\n\n// ".utf8) + [0xFC], "B.swift is not UTF-8 in line 3 (is it Latin-1?)"),
  ]

  @Test("is UTF-16, too, and says so", arguments: [true, false])
  func utf16(_ isLittle: Bool) throws {
    let units = [0xFEFF] + Array("let a = \"ä😀\"\r\n".utf16)
    let bytes = units.flatMap { unit in
      let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
      return isLittle ? [low, high] : [high, low]
    }
    let folder = try folder(["A.swift": "a"])
    try Data(bytes).write(to: folder.appending(path: "B.swift"))
    guard case .accepted(let submission) = try Intake(folder: folder, module: "") else {
      throw Failure()
    }
    #expect(submission.files[1] == SourceFile("B.swift", "let a = \"ä😀\"\r\n"))
    #expect(submission.notes == ["B.swift is UTF-16 and was read as that; save it as UTF-8."])
  }

  @Test(
    "keeps its bytes, but for line ends that no compiler counts",
    arguments: [
      ("\u{FEFF}a\r\nb\n", "\u{FEFF}a\r\nb\n"), ("a\rb\r", "a\nb\n"), ("a\r\r\nb", "a\n\r\nb"),
    ])
  func lineEnds(_ text: String, _ expected: String) throws {
    let folder = try folder(["A.swift": text])
    guard case .accepted(let submission) = try Intake(folder: folder, module: "") else {
      throw Failure()
    }
    #expect(submission.files == [SourceFile("A.swift", expected)])
  }

  private func bindSocket(at path: String) throws {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    // A socket's address is limited to 107 bytes, but the socket itself can be moved.
    let name = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString.prefix(8))
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name.path.utf8) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    #expect(result == 0)
    #expect(rename(name.path, path) == 0)
  }

  @Test("is no report when the machine cannot read the folder")
  func noFolder() throws {
    let folder = try TestMachine.emptyFolder().appending(path: "gone")
    #expect(
      throws: GradingError.file(
        path: folder.path, reason: .cannotBeRead("No such file or directory"))
    ) { try Intake(folder: folder, module: "ColorPicker") }
    let file = try TestMachine.emptyFolder().appending(path: "file")
    try Data().write(to: file)
    #expect(throws: GradingError.file(path: file.path, reason: .cannotBeRead("Not a directory"))) {
      try Intake(folder: file, module: "ColorPicker")
    }
  }

  @Test("becomes a report with the sentence when it is refused")
  func refusalReport() async throws {
    let exercise = try TestMachine.exercise("ColorPicker")
    let report = try await TestMachine.grader(for: "ColorPicker")
      .grade(.refused(name: "student-07", reason: "Why."))
    #expect(report.status == .rejected)
    #expect(report.submission == "student-07")
    #expect(report.message == "Why.")
    #expect(report.points == 0)
    #expect(report.maxPoints == exercise.maxPoints)
    #expect(report.checks.allSatisfy { $0.status == .notRun })
  }
}
