import Execution
import Foundation
import GradingTestSupport
import Messages
import Synchronization
import Testing

@testable import Grading

/// The programs that read hostile bytes, in the real sandbox.
@Suite("The unpacking program")
struct UnpackingProgramTests {
  private let executor: Executor

  init() throws {
    executor = Executor(
      sandbox: try StrongestSandbox(announce: { _ in }), cancellation: try Cancellation())
  }

  @Test("sees its own files, and nothing that anybody has written", arguments: programs)
  func needs(_ program: UnpackingProgram) throws {
    let folders = ["/usr/lib/git-core", "/usr/lib/locale/C.utf8"]
    for path in try program.needs(executor) where !folders.contains(path) {
      var isFolder: ObjCBool = false
      #expect(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder))
      #expect(!isFolder.boolValue, "\(path)")
      #expect(
        path.hasPrefix("/usr/bin/") || path.contains(/^\/usr\/lib(64)?\/.*\.so(\.|$)/), "\(path)")
    }
  }

  private static let programs = UnpackingProgram.allCases

  @Test("finds of this machine only what it was shown")
  func seesNothingElse() throws {
    var command = Command(
      "/usr/bin/sh", ["-c", "for name in /* /usr/* /usr/bin/* /tmp/*; do echo $name; done"],
      environment: ["LC_ALL": "C"], directory: "/tmp")
    command.limits.scratchBytes = 0
    command.readable = try UnpackingProgram.git.needs(executor)

    let names = try executor.run(command).outputText.split(separator: "\n").map(String.init)

    #expect(
      names == [
        "/bin", "/dev", "/lib", "/lib64", "/proc", "/tmp", "/usr", "/usr/bin", "/usr/lib",
        "/usr/lib64", "/usr/bin/git", "/usr/bin/mkdir", "/usr/bin/sh", "/tmp/*",
      ])
  }

  @Test("reads its sample", arguments: programs)
  func sample(_ program: UnpackingProgram) throws {
    let output = try Unpacker(executor: executor).output(
      of: program, reading: program.sample, atMost: 1 << 20)

    guard case .data = output else {
      Issue.record("\(output)")
      return
    }
  }

  @Test("reads the paths of libraries from what the loader says, wherever it stands")
  func libraries() {
    let list = """
      \tlinux-vdso.so.1 (0x00007f12be949000)
      \tlibz.so.1 => /nowhere/aarch64-linux-gnu/libz.so.1 (0x0000ffff12)
      \tlibodd.so => /nowhere/a b/libodd.so (0x00)
      \t/nowhere/ld-linux-aarch64.so.1 (0x0000ffff13)
      \tlibgone.so => not found
      """
    #expect(
      SharedLibraries.paths(in: list) == [
        "/nowhere/aarch64-linux-gnu/libz.so.1", "/nowhere/a b/libodd.so",
        "/nowhere/ld-linux-aarch64.so.1",
      ])
  }

  // MARK: - Whose fault it is

  /// A sandbox in which some commands fail with words that a submission may have chosen.
  private struct Trouble: Sandbox {
    let sandbox: Bubblewrap
    /// Whether the command that reads this file fails.
    let fails: @Sendable (Command) -> Bool

    var user: UInt32? { sandbox.user }

    func confining(_ command: Command) throws(ExecutionError) -> Command {
      guard fails(command) else { return try sandbox.confining(command) }
      var command = command
      command.executable = "/usr/bin/sh"
      command.arguments = ["-c", "echo 'Resource temporarily unavailable' >&2; exit 1"]
      command.readable = ["/usr"]
      return try sandbox.confining(command)
    }

    func unconfining(_ completion: Completion) throws(ExecutionError) -> Completion {
      try sandbox.unconfining(completion)
    }
  }

  private func unpack(
    failing fails: @escaping @Sendable (Command) -> Bool
  ) throws(GradingError) -> Unpacked {
    do {
      let place = try TestMachine.emptyFolder().appending(path: "packed.zip")
      var zip = ZipSample()
      zip.add("A.swift", "let a = 1\n")
      try zip.finished.write(to: place)
      let sandbox = Trouble(sandbox: try Bubblewrap(), fails: fails)
      let executor = Executor(sandbox: sandbox, cancellation: try Cancellation())
      return try Unpacker(executor: executor).unpack(place)
    } catch let error as GradingError {
      throw error
    } catch {
      throw .file(path: "", reason: .verbatim("\(error)"))
    }
  }

  private static func size(_ command: Command) -> Int {
    let path = command.arguments.last { $0.hasPrefix("@") }?.dropFirst() ?? ""
    return (try? Data(contentsOf: URL(filePath: String(path))).count) ?? 0
  }

  private static func unpacks(_ command: Command) -> Bool {
    command.executable == "/usr/bin/bsdtar"
  }

  @Test("is the machine's trouble only where what is good cannot be read either")
  func machine() {
    #expect(
      throws: GradingError.toolFailed(
        step: Message("unpacking the submission", context: "step"),
        output: "Resource temporarily unavailable\n")
    ) { try unpack { Self.unpacks($0) } }
  }

  @Test("is the submission's where what is good is read, whatever was said")
  func submission() throws {
    let sample = UnpackingProgram.bsdtar.sample.count
    let unpacked = try unpack { Self.unpacks($0) && Self.size($0) != sample }

    guard case .refused(let reason) = unpacked else {
      Issue.record("accepted")
      return
    }
    #expect(reason == Unpacker.Refusal.damaged)
  }

  @Test("is nobody's where it passes")
  func passingTrouble() throws {
    let isFirst = Mutex(true)
    let unpacked = try unpack { command in
      Self.unpacks(command)
        && isFirst.withLock { isFirst in
          defer { isFirst = false }
          return isFirst
        }
    }

    guard case .tree(let tree) = unpacked else {
      Issue.record("refused")
      return
    }
    #expect(tree.entries.map(\.path.text) == ["A.swift"])
  }
}
