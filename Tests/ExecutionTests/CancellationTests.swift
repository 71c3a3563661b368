import Execution
import Testing

@Suite("Cancellation")
struct CancellationTests {
  @Test("ends what runs", arguments: Confinement.allCases)
  func endsRunning(confinement: Confinement) throws {
    let witness = try Witness()
    let cancellation = try Cancellation()
    let script = #"exec 9>"$1"; (echo here >&9; echo ready >&3; sleep 1000) & wait"#

    #expect(throws: ExecutionError.cancelled) {
      try confinement.executor(cancellation).run(
        .shell(script, witness.path, writing: witness.folder)
      ) { _, _ in cancellation.cancel() }
    }

    #expect(witness.testimony() == "here\n")
  }

  @Test("refuses what is started later", arguments: Confinement.allCases)
  func refusesLater(confinement: Confinement) throws {
    let folder = try ScratchFolder()
    let cancellation = try Cancellation()

    cancellation.cancel()

    #expect(throws: ExecutionError.cancelled) {
      try confinement.executor(cancellation).run(
        .shell(#"touch "$1""#, folder.path(of: "started"), writing: folder))
    }
    #expect(folder.text(of: "started") == nil)
  }

  @Test("reaches every executor that shares it, and no other")
  func isShared() throws {
    let cancellation = try Cancellation()

    cancellation.cancel()

    #expect(cancellation.isCancelled)
    #expect(throws: ExecutionError.cancelled) {
      try Confinement.unconfined.executor(cancellation).run(.shell("true"))
    }
    #expect(throws: Never.self) { try Confinement.unconfined.executor().run(.shell("true")) }
  }

  @Test("may be asked for any number of times")
  func isIdempotent() throws {
    let cancellation = try Cancellation()
    #expect(!cancellation.isCancelled)

    for _ in 0..<100_000 { cancellation.cancel() }

    #expect(cancellation.isCancelled)
  }
}
