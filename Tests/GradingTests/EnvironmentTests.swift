import CourseModel
import Execution
import Foundation
import GradingTestSupport
import Messages
import TestSupport
import Testing

@testable import Grading

@Suite("The toolchain")
struct ToolchainTests {
  @Test(
    "is missing where the search path has none",
    arguments: ["", "/nowhere", "/usr/bin:/bin", ":::", "relative"])
  func missing(_ path: String) {
    #expect(throws: GradingError.toolchainMissing) { try Toolchain(searching: path) }
  }

  @Test("is missing where a swift-frontend stands alone")
  func incomplete() throws {
    let folder = try TestMachine.emptyFolder("usr").appending(path: "bin")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "swift-frontend"), withDestinationURL: URL(filePath: "/bin/true"))
    #expect(throws: GradingError.toolchainMissing) { try Toolchain(searching: folder.path) }
  }

  @Test("is the first one on the search path, wherever links lead")
  func found() throws {
    let toolchain = try TestMachine.toolchain()
    let folder = try TestMachine.emptyFolder("links")
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "swift-frontend"),
      withDestinationURL: URL(filePath: toolchain.frontend))
    let linked = try Toolchain(searching: "/nowhere:\(folder.path)")
    #expect(linked.folder == toolchain.folder)
    #expect(linked.identity == toolchain.identity)
    #expect(try linked.version().hasPrefix("Swift version "))
  }
}

@Suite("The machine, as submissions and reports see it")
struct SightTests {
  @Test("is programs, libraries and headers, and no course that is installed")
  func sight() throws {
    let toolchain = try TestMachine.toolchain()
    let seen = toolchain.readableForBuilding + toolchain.readableForRunning

    for path in seen {
      for hidden in [
        "/usr/local/share/switchboard", "/usr/share", "/etc", "/home", "/root", "/opt/x",
      ] {
        #expect(!(hidden + "/").hasPrefix(path == "/" ? path : path + "/"), "\(path)")
      }
    }
    #expect(seen.contains("/usr/bin"))
  }

  @Test("is not everything where the toolchain is in /usr itself")
  func toolchainOfTheSystem() throws {
    let root = try TestMachine.emptyFolder("root")
    let bin = root.appending(path: "usr/bin")
    for folder in [bin, root.appending(path: "usr/lib/swift/linux")] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try FileManager.default.copyItem(
      atPath: "/bin/true", toPath: bin.appending(path: "swift-frontend").path)

    let seen = try Toolchain(searching: bin.path).readableForBuilding

    #expect(!seen.contains(root.path))
    #expect(seen.contains(bin.path))
  }
}

/// Every message contains the problem, the place and the remedy.
@Suite("An error's text")
struct GradingErrorTests {
  private static let texts: [(GradingError, String)] = [
    (
      .toolchainMissing,
      "no Swift toolchain found: put its usr/bin on PATH (https://www.swift.org/install), "
        + "then try 'switchboard doctor'"
    ),
    (
      .toolFailed(step: Message("linking MiniCocoa", context: "step"), output: "no"),
      "linking MiniCocoa failed; 'switchboard doctor' may say why:\nno"
    ),
    (
      .suiteDoesNotStart(exercise: "Door", reason: .verbatim("why")),
      "the suite of Door could not be started (why); grade it again, and tell its author if it "
        + "happens again"
    ),
    (
      .solutionDoesNotCompile(exercise: "Door", output: "A.swift:1: no"),
      "the solution of Door does not compile; tell its author to run 'switchboard audit':\nA.swift:1: no"
    ),
    (
      .diskFull("/tmp", variable: "TMPDIR"),
      "/tmp: the disk is full; free some space, or name another place in TMPDIR"
    ),
    (.execution(.sandboxMissing), ExecutionError.sandboxMissing.description),
  ]

  private static let reports: [(GradingError, String)] = [
    (
      .toolFailed(
        step: Message("compiling the suite", context: "step"),
        output: "/tmp/switchboard-1-a/suite/BellSuite.swift:1:1: error: secret\n"),
      "compiling the suite failed, which is no fault of what was handed in; it has to be graded again"
    ),
    (
      .toolFailed(
        step: Message("linking MiniCocoa", context: "step"), output: "x: Too many open files"),
      "linking MiniCocoa failed (Too many open files), which is no fault of what was handed in; it "
        + "has to be graded again"
    ),
    (
      .suiteDoesNotStart(
        exercise: "Bell", reason: .verbatim("/var/cache/x/libBell.so: cannot open")),
      "the suite of Bell could not be started, which is no fault of what was handed in; it has to be "
        + "graded again"
    ),
    (
      .file(path: "/srv/class/ann lee", reason: .cannotBeRead("Permission denied")),
      "ann lee: cannot be read: Permission denied"
    ),
    (
      .diskFull("/srv/tmp", variable: "TMPDIR"),
      "tmp: the disk is full; free some space, or name another place in TMPDIR"
    ),
    (
      .execution(.cannotStart("/usr/bin/bwrap", reason: "no")),
      "bwrap cannot be started (no); 'switchboard doctor' says what is missing"
    ),
    (
      .course(
        .unreadable(URL(filePath: "/srv/course/Exercises/Bell/README.md"), reason: .verbatim("no"))),
      "README.md: cannot be read (no); check that it exists and that you may read it"
    ),
  ]

  @Test("has no path of the machine and no tool's words where students read it", arguments: reports)
  func report(_ error: GradingError, _ text: String) {
    #expect(error.sentenceForReports == text)
  }

  @Test("is German for people who read German, and English in reports and logs")
  func german() throws {
    let error = GradingError.killed(step: Message("reading the sources", context: "step"))
    let german = try Translations.catalogue("de").text(of: error.message)
    #expect(german.hasPrefix("das Lesen der Quelltexte wurde von außen beendet (SIGKILL), "))
    #expect(error.description.hasPrefix("reading the sources was killed from outside (SIGKILL), "))
    #expect(error.sentenceForReports == error.description)
  }

  @Test("is a sentence with a cure", arguments: texts)
  func text(_ error: GradingError, _ text: String) {
    #expect(error.description == text)
  }
}
