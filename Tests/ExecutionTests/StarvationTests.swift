import Execution
import Testing

/// A program of the lowest priority beside one that wants the same processor all the time.
@Suite("A program that waits for a processor", .serialized)
struct StarvationTests {
  /// `$1` runs on the first processor that this process may use, when nobody else wants it.
  private static let script = """
    place=$(taskset -pc $$ | sed 's/.*: //; s/[,-].*//')
    taskset -c $place sh -c 'while :; do :; done' &
    exec taskset -c $place chrt --idle 0 sh -c "$1"
    """

  private func completion(
    of script: String, _ arguments: String..., wall: Double, patience: Double
  ) throws -> Completion {
    var command = Command("/bin/sh", ["-c", script, "sh"] + arguments)
    command.environment = ["PATH": "/usr/bin:/bin"]
    command.limits.wallSeconds = wall
    command.limits.patienceSeconds = patience
    return try Confinement.unconfined.executor().run(command)
  }

  @Test("is given as much time more, and when that is over it is known that it lacked it")
  func starved() throws {
    let completion = try completion(
      of: Self.script, "while :; do :; done", wall: 0.5, patience: 1)

    #expect(completion.termination == .deadlinePassed)
    #expect(completion.wasStarved)
  }

  @Test("comes to its end all the same when there is room in time")
  func late() throws {
    let script = Self.script.replacing("'while :; do :; done' &", with: "\"$2\" &")
    let completion = try completion(
      of: script, "exit 7", "timeout 2 sh -c 'while :; do :; done'", wall: 0.5, patience: 60)

    #expect(completion.termination == .exited(7))
    #expect(completion.seconds > 0.5)
  }

  @Test(
    "is not one that sleeps, nor one that has the time of several",
    arguments: ["sleep 60", "for i in 1 2 3 4 5 6 7 8; do (while :; do :; done) & done; wait"])
  func ownDoing(_ script: String) throws {
    let completion = try completion(of: script, wall: 0.5, patience: 20)

    #expect(completion.termination == .deadlinePassed)
    #expect(!completion.wasStarved)
  }
}
