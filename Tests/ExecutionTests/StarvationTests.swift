import Dispatch
import Execution
import Foundation
import Testing

/// A program on a processor that many others want all the time.
@Suite("A program that waits for a processor", .serialized)
struct StarvationTests {
  /// Goes on on the first processor that this process may use. It starts no other process: what one
  /// that has ended waited for a processor nobody knows, so that its parent would have waited itself.
  private static func there() throws -> String {
    // proc(5), status: "Cpus_allowed_list:", then numbers and ranges with commas between them.
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let allowed = try #require(status.firstMatch(of: /Cpus_allowed_list:\s*(\d+)/))
    return "exec taskset -c \(allowed.1)"
  }
  private static let endless = "while :; do :; done"

  private func completion(
    of script: String, wall: Double, patience: Double
  ) throws -> Completion {
    var command = Command.shell(script)
    command.limits.wallSeconds = wall
    command.limits.patienceSeconds = patience
    return try Confinement.unconfined.executor().run(command)
  }

  /// Runs a script while nine others, each in a session of its own, want its processor.
  private func crowdedOut(_ script: String, patience: Double) throws -> Completion {
    let rivals = 9
    let there = try Self.there()
    let folder = try ScratchFolder()
    let cancellation = try Cancellation()
    let executor = try Confinement.unconfined.executor(cancellation)
    let end = DispatchGroup()
    for number in 1...rivals {
      DispatchQueue(label: "rival").async(group: end) {
        let place = folder.path(of: "\(number)")
        // Cancelled below.
        _ = try? executor.run(
          .shell("\(there) sh -c ': > \(place); \(Self.endless)'", writing: folder))
      }
    }
    defer {
      cancellation.cancel()
      end.wait()
    }
    while try FileManager.default.contentsOfDirectory(atPath: folder.path).count < rivals {
      // A test that suspends may go on minutes later, when the rivals have come to their own limit.
      Thread.sleep(forTimeInterval: 0.005)
    }
    return try completion(
      of: "\(there) sh -c '\(script)'", wall: 0.5, patience: patience)
  }

  @Test("is given as much time more; when that is over, too, it is known that it lacked it")
  func starved() throws {
    let completion = try crowdedOut(Self.endless, patience: 1)

    #expect(completion.termination == .deadlinePassed)
    #expect(completion.wasStarved)
  }

  @Test("comes to its end all the same when it gets there in time")
  func late() throws {
    // Less than its limit of processor time, whatever the machine: proc(5), schedstat.
    let completion = try crowdedOut(
      """
      ran=0; while [ $ran -lt 100000000 ]; do read -r ran rest </proc/self/schedstat; done; exit 7
      """, patience: 60)

    #expect(completion.termination == .exited(7))
    #expect(completion.seconds > 0.5)
  }

  @Test(
    "is not one that sleeps, nor one that has the time of several",
    arguments: ["sleep 60", "for i in 1 2 3 4 5 6 7 8; do (\(endless)) & done; wait"])
  func ownDoing(_ script: String) throws {
    // Other tests may leave it little of the processors: it is given what it lacks then.
    let completion = try completion(of: script, wall: 0.5, patience: 600)

    #expect(completion.termination == .deadlinePassed)
    #expect(!completion.wasStarved)
  }
}
