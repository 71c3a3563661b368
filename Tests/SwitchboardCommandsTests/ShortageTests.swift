import Foundation
import GradingTestSupport
import Glibc
import Testing

/// A machine with too few resources for grading: the result is a message and never a verdict.
@Suite("A shortage")
struct ShortageTests {
  @Suite("of rarer kinds")
  struct Proof {
    @Test(
      "of user namespaces is announced, and Landlock confines what runs",
      .enabled(if: OrdinaryUser.isPossible),
      arguments: ["grade class --exercise FlipSide", "audit FlipSide"])
    func namespaces(_ command: String) throws { try ShortageTests().namespaces(command) }

    @Test(
      "of any confinement: the learner's code runs, and a submission only with --unconfined",
      .enabled(if: OrdinaryUser.isPossible))
    func unconfined() throws { try ShortageTests().unconfined() }

    @Test("of a writable home names the variable for another place")
    func readOnlyHome() throws { try ShortageTests().readOnlyHome() }

    @Test("is made good where the process may raise the limit itself")
    func raised() throws { try ShortageTests().raised() }
  }

  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.copy(
      Tool.exercise("FlipSide").appending(path: "Solution"),
      over: tool.folder.appending(path: "class/one"))
    // Accessible to all users, because a test below may run as any of them.
    chmod(tool.folder.path, 0o777)
  }

  private func grade() throws -> String {
    "'\(Tool.executable)' grade class --exercise FlipSide --course '\(Tool.repository.path)'"
  }

  @Test(
    "of what this process may use is named with the limit to raise",
    arguments: [
      ("--nofile=100", "100 open files, and needs 256: raise the limit ('ulimit -n')"),
      ("--nproc=100", "100 processes and threads, and needs 256: raise the limit ('ulimit -u')"),
      ("--as=4000000000", "3814 MB of memory, and needs 8192 MB: raise the limit ('ulimit -v')"),
      ("--cpu=30", "30 s of processor time, and needs 60 s: raise the limit ('ulimit -t')"),
      ("--fsize=9000000", "8 MB in a file, and needs 256 MB: raise the limit ('ulimit -f')"),
    ])
  func limits(_ limit: String, _ text: String) throws {
    // The grader's own files are already prepared.
    #expect(try tool.shell(grade(), in: tool.folder).code == 0)

    let outcome = try tool.shell(
      "prlimit \(limit) \(grade()) --fresh", in: tool.folder)

    #expect(outcome.code == 2)
    #expect(
      outcome.errorOutput == "switchboard: this process may have only \(text), then try again\n")
    #expect(outcome.output == "")
  }

  func raised() throws {
    let outcome = try tool.shell(
      "prlimit --nofile=40:1000 --nproc=20:4096 \(OrdinaryUser.prefix) env HOME=\"$PWD\" "
        + "SWITCHBOARD_CACHE=\"$PWD/cache\" \(grade())", in: tool.folder)

    #expect(outcome.code == 0, "\(outcome.errorOutput)")
  }

  @Test(
    "of threads is announced, not waited for", .enabled(if: OrdinaryUser.isPossible),
    arguments: 1...3)
  func threads(_ limit: Int) throws {
    let outcome = try tool.shell(
      "\(OrdinaryUser.prefix) prlimit --nproc=\(limit) '\(Tool.executable)' list "
        + "--course '\(Tool.repository.path)'", in: tool.folder)

    #expect(outcome.code == 2)
    #expect(outcome.errorOutput.contains(" than this user already runs, and needs 8"))
  }

  func namespaces(_ command: String) throws {
    let outcome = try tool.shell(
      withoutNamespaces("\(command) --course '\(Tool.repository.path)'"), in: tool.folder)

    #expect(outcome.code == 0, "\(outcome.errorOutput)")
    #expect(
      outcome.errorOutput.contains(
        "Landlock confines submissions here, because bubblewrap cannot (Creating new namespace"),
      "\(outcome.errorOutput)")
  }

  @Test("of user namespaces is what doctor finds", .enabled(if: OrdinaryUser.isPossible))
  func doctor() throws {
    let outcome = try tool.shell(
      withoutNamespaces("doctor --course '\(Tool.repository.path)'"), in: tool.folder)

    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(outcome.output.contains("✓  sandbox    Landlock (version"))
    #expect(outcome.output.contains("bubblewrap does not (Creating new namespace failed"))
  }

  // MARK: - Neither namespaces nor Landlock

  @Test(
    "of any confinement refuses what others hand in, and says what cures it",
    .enabled(if: OrdinaryUser.isPossible))
  func refusal() throws {
    let outcome = try tool.shell(
      withoutConfinement("grade class --exercise FlipSide --course '\(Tool.repository.path)'"),
      in: tool.folder)

    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errorOutput.contains(
        "on a machine that you discard afterwards, grade --unconfined"),
      "\(outcome.errorOutput)")
    let doctor = try tool.shell(
      withoutConfinement("doctor --course '\(Tool.repository.path)'"), in: tool.folder)
    #expect(doctor.code == 2)
    #expect(doctor.output.contains("✗  sandbox    bubblewrap cannot make a sandbox"))
    #expect(doctor.output.contains("and this kernel has no Landlock; "), "\(doctor.output)")
  }

  func unconfined() throws {
    let course = "--course '\(Tool.repository.path)'"
    let graded = try tool.shell(
      withoutConfinement("grade class --exercise FlipSide --unconfined --json \(course)"),
      in: tool.folder)
    #expect(graded.code == 0, "\(graded.errorOutput)")
    #expect(graded.output.contains(#""confinement" : "none""#))

    let made = try tool.shell(
      withoutConfinement("init workspace \(course)"), in: tool.folder)
    #expect(made.code == 0)
    let checked = try tool.shell(
      withoutConfinement("check FlipSide --workspace workspace"), in: tool.folder)
    #expect(checked.output.contains("not begun yet"), "\(checked.errorOutput)")
    let said = checked.errorOutput.components(separatedBy: "nothing confines the code here: ")
    #expect(said.count == 2, "\(checked.errorOutput)")
  }

  /// Returns a command that may make no namespaces, and whose kernel does not know Landlock.
  private func withoutConfinement(_ arguments: String) throws -> String {
    // A filter of system calls: landlock_create_ruleset is not implemented.
    let filter: [(code: UInt8, jump: UInt8, value: UInt32)] = [
      (0x20, 0, 0), (0x15, 1, 444), (0x06, 0, 0x5_0000 | UInt32(ENOSYS)), (0x06, 0, 0x7fff_0000),
    ]
    var program = Data()
    for line in filter {
      program += [line.code, 0, 0, line.jump]
      withUnsafeBytes(of: line.value.littleEndian) { program += $0 }
    }
    try program.write(to: tool.folder.appending(path: "filter"))
    return try withoutNamespaces(arguments, "--seccomp 9") + " 9<filter"
  }

  // MARK: - A home that cannot be written

  func readOnlyHome() throws {
    let prefix =
      "\(OrdinaryUser.prefix) env -u SWITCHBOARD_CACHE HOME=\"$PWD\" LC_ALL=C.UTF-8 "
      + "bwrap --dev-bind / / --ro-bind . \"$PWD\" "
    let course = "--course '\(Tool.repository.path)'"
    for command in ["grade class --exercise FlipSide", "audit FlipSide", "doctor"] {
      let outcome = try tool.shell(
        "\(prefix) '\(Tool.executable)' \(command) \(course)", in: tool.folder)
      #expect(outcome.code == 2)
      let said = outcome.output + outcome.errorOutput
      #expect(said.contains("SWITCHBOARD_CACHE"), "\(said)")
      #expect(said.contains(".cache/switchboard"), "\(said)")
      #expect(!said.contains("TMPDIR"), "\(said)")
    }
    let made = try tool.shell(
      "\(prefix) '\(Tool.executable)' init workspace \(course)", in: tool.folder)
    #expect(made.code == 2)
    #expect(made.errorOutput.contains("cannot be made: Read-only file system"))
  }

  @Test(
    "of users in a container leaves root without its rights, and is announced",
    .enabled(if: OrdinaryUser.isPossible), arguments: ["grade class --exercise FlipSide", "doctor"])
  func users(_ command: String) throws {
    let outcome = try tool.shell(
      "unshare --user --map-root-user '\(Tool.executable)' \(command) "
        + "--course '\(Tool.repository.path)'", in: tool.folder)

    #expect(outcome.code == 0, "\(outcome.errorOutput)")
    #expect(
      (outcome.output + outcome.errorOutput).contains("this container has no user 64005"))
  }

  /// Returns a command in a user namespace that allows no others, like systems that forbid them.
  private func withoutNamespaces(_ arguments: String, _ more: String = "") throws -> String {
    "\(OrdinaryUser.prefix) env HOME=\"$PWD\" SWITCHBOARD_CACHE=\"$PWD/cache\" LC_ALL=C.UTF-8 "
      + "bwrap --unshare-user --disable-userns \(more) --dev-bind / / '\(Tool.executable)' \(arguments)"
  }
}

/// Runs commands as a user without privileges.
private enum OrdinaryUser {
  /// The prefix of a command; empty if this is such a user.
  static let prefix = getuid() == 0 ? "setpriv --reuid=1000 --regid=1000 --clear-groups" : ""

  /// Whether that user can access the tested executable.
  static let isPossible: Bool = {
    let script = "\(prefix) test -r '\(Tool.repository.path)/Package.swift'"
    return (try? Tool().shell(script, in: URL(filePath: "/tmp")).code) == 0
  }()
}
