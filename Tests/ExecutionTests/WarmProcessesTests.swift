@testable import Execution
import Foundation
import Testing

@Suite("A command that was started ahead")
struct WarmProcessesTests {
  private let folder: ScratchFolder
  private let warmProcesses = WarmProcesses()

  init() throws { folder = try ScratchFolder() }

  private func executor(_ confinement: Confinement) throws -> Executor {
    var executor = try confinement.executor()
    executor.warmProcesses = warmProcesses
    return executor
  }

  /// Leaves a line in the folder, then prints its input.
  private func echo(_ script: String = "cat") -> Command {
    .shell("echo begun >>\"$1/begun\"; \(script)", folder.path, writing: folder)
  }

  private var timesBegun: Int {
    let text = (try? String(contentsOfFile: folder.path(of: "begun"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").count
  }

  private func waitForBegin() throws {
    for _ in 0..<500 where timesBegun == 0 { usleep(20_000) }
    try #require(timesBegun == 1)
  }

  @Test("has begun before it is run, and then gets its input", arguments: Confinement.allCases)
  func input(confinement: Confinement) throws {
    let executor = try executor(confinement)
    try executor.start(ahead: echo())
    try waitForBegin()
    #expect(warmProcesses.count == 1)

    let completion = try executor.run(echo().with(\.input, Array("hello".utf8)))

    #expect(completion.outputText == "hello")
    #expect(completion.succeeded)
    #expect(timesBegun == 1)
    #expect(warmProcesses.count == 0)
  }

  @Test("is used once", arguments: Confinement.allCases)
  func once(confinement: Confinement) throws {
    let executor = try executor(confinement)
    try executor.start(ahead: echo())

    let outputs = try ["one", "two"].map {
      try executor.run(echo().with(\.input, Array($0.utf8))).outputText
    }

    #expect(outputs == ["one", "two"])
    #expect(timesBegun == 2)
  }

  @Test("may open its input by name, whoever it runs as", arguments: Confinement.allCases)
  func inputByName(confinement: Confinement) throws {
    let executor = try executor(confinement)
    try executor.start(ahead: echo("cat /dev/stdin"))
    try waitForBegin()

    let completion = try executor.run(
      echo("cat /dev/stdin").with(\.input, Array("hello".utf8)))

    #expect(completion.outputText == "hello")
  }

  @Test("is not run in place of another")
  func another() throws {
    let executor = try executor(.unconfined)
    try executor.start(ahead: echo())
    try waitForBegin()

    let others = [
      echo("cat; echo other"), echo().with(\.limits.wallSeconds, 59),
      echo().with(\.environment, ["PATH": "/usr/bin"]), echo().with(\.readable, ["/usr", "/etc"]),
    ]
    for other in others { #expect(try executor.run(other).succeeded) }

    #expect(warmProcesses.count == 1)
    #expect(timesBegun == 1 + others.count)
  }

  @Test("has its time from when it is run", arguments: Confinement.allCases)
  func time(confinement: Confinement) throws {
    let executor = try executor(confinement)
    let command = echo().with(\.limits.wallSeconds, 1).with(\.limits.patienceSeconds, 0)
    try executor.start(ahead: command)
    try waitForBegin()
    usleep(1_200_000)

    let completion = try executor.run(command)

    #expect(completion.succeeded)
    #expect(timesBegun == 1)
    #expect(completion.seconds < 1)
  }

  @Test("is started again if it has come to an end meanwhile")
  func lost() throws {
    let executor = try executor(.bubblewrap)
    let command = echo("if [ -e \"$1/once\" ]; then cat; else : >\"$1/once\"; kill -9 $$; fi")
    try executor.start(ahead: command)
    try waitForBegin()
    for _ in 0..<500 where warmProcesses.count > 0 { usleep(20_000) }

    let completion = try executor.run(command.with(\.input, Array("again".utf8)))

    #expect(completion.outputText == "again")
    #expect(timesBegun == 2)
  }

  @Test("ends with what cancels its run, not with what would have when it was started")
  func cancelled() throws {
    let (early, late) = (try Cancellation(), try Cancellation())
    let sandbox = try Confinement.bubblewrap.executor().sandbox
    let starter = Executor(sandbox: sandbox, cancellation: early, warmProcesses: warmProcesses)
    let runner = Executor(sandbox: sandbox, cancellation: late, warmProcesses: warmProcesses)
    let witness = try Witness()
    let command = Command.shell(
      "exec 9>\"$1\"; echo begun >>\"$2/begun\"; cat; sleep 60", witness.path, folder.path,
      writing: witness.folder, folder)
    try starter.start(ahead: command)
    try waitForBegin()
    early.cancel()

    Thread.detachNewThread {
      usleep(200_000)
      late.cancel()
    }
    #expect(throws: ExecutionError.cancelled) { try runner.run(command) }

    #expect(witness.testimony() == "")
    #expect(timesBegun == 1)
  }

  @Test(
    "is freed when no code can run it any longer", arguments: Confinement.allCases, [true, false])
  func dismissed(confinement: Confinement, explicitly: Bool) throws {
    let witness = try Witness()
    do {
      let warmProcesses = WarmProcesses()
      var executor = try confinement.executor()
      executor.warmProcesses = warmProcesses
      try executor.start(
        ahead: .shell(
          "exec 9>\"$1\"; echo begun >>\"$2/begun\"; cat", witness.path, folder.path,
          writing: witness.folder, folder))
      try waitForBegin()
      if explicitly { warmProcesses.dismiss() }
    }
    #expect(witness.testimony() == "")
  }
}
