import Execution
import Foundation
import Testing

@Suite("An executor")
struct ExecutorTests {
  @Test("keeps output and error output apart", arguments: Confinement.allCases)
  func capturesOutput(confinement: Confinement) throws {
    let completion = try confinement.executor().run(.shell("echo out; echo err >&2"))

    #expect(completion.termination == .exited(0))
    #expect(completion.succeeded)
    #expect(completion.outputText == "out\n")
    #expect(completion.errorText == "err\n")
  }

  @Test("keeps all that was written right before the end", arguments: Confinement.allCases)
  func capturesLastOutput(confinement: Confinement) throws {
    let completion = try confinement.executor().run(.shell("head -c 1000000 /dev/zero"))

    #expect(completion.termination == .exited(0))
    #expect(completion.output.count == 1_000_000)
  }

  @Test("hands it its input, and then the end", arguments: Confinement.allCases)
  func input(confinement: Confinement) throws {
    let input = Array(repeating: UInt8(ascii: "x"), count: 20_000)

    let completion = try confinement.executor().run(Command.shell("cat").with(\.input, input))

    #expect(Array(completion.output) == input)
    #expect(completion.succeeded)
  }

  @Test("starts nothing whose input no pipe would hold")
  func longInput() throws {
    let command = Command.shell("cat").with(\.input, Array(repeating: 0, count: 1 << 16))

    #expect(throws: ExecutionError.self) {
      try Confinement.unconfined.executor().run(command)
    }
  }

  @Test(
    "passes on the exit code", arguments: Confinement.allCases, [1, 3, 127, 128, 255] as [Int32])
  func exitCode(confinement: Confinement, code: Int32) throws {
    let completion = try confinement.executor().run(.shell("exit $1", "\(code)"))

    #expect(completion.termination == .exited(code))
    #expect(!completion.succeeded)
  }

  @Test(
    "tells the signal that ended it", arguments: Confinement.allCases,
    [SIGILL, SIGABRT, SIGKILL, SIGSEGV, SIGTERM])
  func signal(confinement: Confinement, number: Int32) throws {
    let completion = try confinement.executor().run(.shell("kill -$1 $$", "\(number)"))

    #expect(completion.termination == .signalled(number))
  }

  @Test("starts it with the default action of every signal", arguments: Confinement.allCases)
  func resetsSignals(confinement: Confinement) throws {
    let command = Command("/usr/bin/cat", ["/proc/self/status"], readable: ["/usr"])

    let completion = try confinement.executor().run(command)

    let masks = completion.outputText.matches(of: /Sig(?:Blk|Ign|Cgt):\s*([0-9a-f]+)/)
      .compactMap { UInt64($0.1, radix: 16) }
    // Signals 32 and 33 belong to the C library and can't be changed.
    #expect(masks.map { $0 & ~(0b11 << 31) } == [0, 0, 0])
  }

  @Test("passes arguments on as they are", arguments: Confinement.allCases)
  func arguments(confinement: Confinement) throws {
    let completion = try confinement.executor().run(
      .shell(#"printf '[%s]' "$@""#, "", "a b", "--", "'\"$HOME`", "zwei\nZeilen", "ä🙂"))

    #expect(completion.outputText == "[][a b][--]['\"$HOME`][zwei\nZeilen][ä🙂]")
  }

  @Test("gives it the environment that was named and no other")
  func environment() throws {
    let command = Command("/usr/bin/env", [], environment: ["A": "1", "B": "x y=z", "C": ""])

    let completion = try Confinement.unconfined.executor().run(command)

    #expect(completion.outputText == "A=1\nB=x y=z\nC=\n")
  }

  @Test("gives it in the sandbox the environment that was named, and its folder")
  func environmentInSandbox() throws {
    let command = Command(
      "/usr/bin/env", [], environment: ["A": "1", "B": "x y=z", "C": ""], readable: ["/usr"])

    let completion = try Confinement.bubblewrap.executor().run(command)

    // bwrap sets PWD itself, after --clearenv.
    #expect(completion.outputText == "A=1\nB=x y=z\nC=\nPWD=/tmp\n")
  }

  @Test(
    "gives it no descriptor but the channels",
    arguments: [(Confinement.unconfined, "0\n1\n2\n3\n4\n"), (.bubblewrap, "0\n1\n2\n3\n4\n")])
  func descriptors(confinement: Confinement, listed: String) throws {
    let leak = open("/dev/zero", O_RDONLY)  // intentionally without O_CLOEXEC
    let high = fcntl(leak, F_DUPFD, 500)
    defer { for descriptor in [leak, high] { close(descriptor) } }
    let command = Command("/usr/bin/ls", ["/proc/self/fd"], readable: ["/usr"])

    let completion = try confinement.executor().run(command)

    // The last is the one with which ls reads the folder.
    #expect(completion.outputText == listed)
  }

  @Test("gives it an empty standard input", arguments: Confinement.allCases)
  func standardInput(confinement: Confinement) throws {
    let completion = try confinement.executor().run(.shell("cat"))

    #expect(completion.termination == .exited(0))
    #expect(completion.output.isEmpty)
  }

  @Test("starts it in the folder that was named", arguments: Confinement.allCases)
  func directory(confinement: Confinement) throws {
    let folder = try ScratchFolder()

    let completion = try confinement.executor().run(
      .shell("pwd -P", writing: folder).with(\.directory, folder.path))

    #expect(completion.outputText == folder.path + "\n")
  }

  @Test("shows the records to the watcher, in their order", arguments: Confinement.allCases)
  func records(confinement: Confinement) throws {
    var records = ""

    let completion = try confinement.executor().run(.shell("echo one >&3; echo two >&3")) {
      data, _ in records += String(decoding: data, as: UTF8.self)
    }

    #expect(records == "one\ntwo\n")
    #expect(completion.output.isEmpty)
  }

  @Test("lets the watcher move the deadline away", arguments: Confinement.allCases)
  func movesDeadlineAway(confinement: Confinement) throws {
    let later = ContinuousClock.now + .seconds(1000)
    var deadlines: [ContinuousClock.Instant] = []

    // The second record is only written after the first was read.
    let folder = try ScratchFolder()
    try #require(mkfifo(folder.path(of: "go"), 0o666) == 0)
    chmod(folder.path(of: "go"), 0o666)
    let go = open(folder.path(of: "go"), O_RDWR | O_CLOEXEC)
    defer { close(go) }
    let script = #"echo one >&3; read go < "$1"; echo two >&3"#
    let completion = try confinement.executor().run(
      .shell(script, folder.path(of: "go"), writing: folder)
    ) { _, deadline in
      deadlines.append(deadline)
      deadline = later
      write(go, "go\n", 3)
    }

    #expect(completion.termination == .exited(0))
    #expect(deadlines.count == 2)
    #expect(deadlines.last == later)
  }

  @Test("lets the watcher move the deadline near", arguments: Confinement.allCases)
  func movesDeadlineNear(confinement: Confinement) throws {
    let completion = try confinement.executor().run(.shell("echo one >&3; sleep 1000")) {
      _, deadline in deadline = .now
    }

    #expect(completion.termination == .deadlinePassed)
  }

  @Test("runs several commands at once", arguments: Confinement.allCases)
  func runsAtOnce(confinement: Confinement) async throws {
    let executor = try confinement.executor()

    let outputs = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<8 {
        group.addTask { try executor.run(.shell("echo $1", "\(number)")).outputText }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }

    #expect(outputs == Set((0..<8).map { "\($0)\n" }))
  }
}
