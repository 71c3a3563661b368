import Execution
import Foundation
import Glibc
import Testing

/// A program of the lowest priority, on a processor that somebody else wants all the time.
@Suite("A program that waits for a processor", .serialized)
struct StarvationTests {
  /// Goes on on the first processor that this process may use.
  private static let there = """
    exec taskset -c $(taskset -pc $$ | sed 's/.*: //; s/[,-].*//')
    """
  private static let endless = "while :; do :; done"

  private func completion(
    of script: String, wall: Double, patience: Double
  ) throws -> Completion {
    var command = Command("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
    command.limits.wallSeconds = wall
    command.limits.patienceSeconds = patience
    return try Confinement.unconfined.executor().run(command)
  }

  /// Runs a script of the lowest priority while another process works there.
  private func crowdedOut(
    _ script: String, by other: String, patience: Double
  ) throws -> Completion {
    let rival = Process()
    rival.executableURL = URL(filePath: "/bin/sh")
    rival.arguments = ["-c", "\(Self.there) sh -c 'echo; \(other)'"]
    let voice = Pipe()
    rival.standardOutput = voice
    try rival.run()
    // Not SIGTERM, which it may have been told to ignore.
    defer { kill(rival.processIdentifier, SIGKILL) }
    _ = try voice.fileHandleForReading.read(upToCount: 1)
    return try completion(
      of: "\(Self.there) chrt --idle 0 sh -c '\(script)'", wall: 0.5, patience: patience)
  }

  @Test("is given as much time more; when that is over, too, it is known that it lacked it")
  func starved() throws {
    let completion = try crowdedOut(
      Self.endless, by: "ulimit -t 60; \(Self.endless)", patience: 1)

    #expect(completion.termination == .deadlinePassed)
    #expect(completion.wasStarved)
  }

  @Test("comes to its end all the same when it gets there in time")
  func late() throws {
    let completion = try crowdedOut(
      "n=0; while [ $n -lt 20000 ]; do n=$((n + 1)); done; exit 7",
      by: "ulimit -t 2; \(Self.endless)", patience: 60)

    #expect(completion.termination == .exited(7))
    #expect(completion.seconds > 0.5)
  }

  @Test(
    "is not one that sleeps, nor one that has the time of several",
    arguments: ["sleep 60", "for i in 1 2 3 4 5 6 7 8; do (\(endless)) & done; wait"])
  func ownDoing(_ script: String) throws {
    let completion = try completion(of: script, wall: 0.5, patience: 20)

    #expect(completion.termination == .deadlinePassed)
    #expect(!completion.wasStarved)
  }
}
