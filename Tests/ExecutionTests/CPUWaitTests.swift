import Dispatch
import Execution
import Foundation
import Testing

/// A program on a processor that many others use all the time.
@Suite("A program that waits for a processor", .serialized)
struct CPUWaitTests {
  /// Returns a command prefix that continues on the first processor that this process may use. It
  /// starts no other process, because the waiting time of an ended process is unknown, so its
  /// parent would appear to have waited.
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

  /// Runs a script while nine others, each in a separate session, compete for its processor.
  private func crowdedOut(
    _ script: String, wall: Double = 0.5, patience: Double
  ) throws -> Completion {
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
      // A test that suspends may resume minutes later, when the rivals have reached their own
      // limit.
      Thread.sleep(forTimeInterval: 0.005)
    }
    return try completion(
      of: "\(there) sh -c '\(script)'", wall: wall, patience: patience)
  }

  @Test("is given as much time more; when that is over, too, it is known that it lacked it")
  func starved() throws {
    let completion = try crowdedOut(Self.endless, patience: 1)

    #expect(completion.termination == .deadlinePassed)
    #expect(completion.wasStarved)
  }

  @Test("still ends if it gets there in time")
  func late() throws {
    // The program uses less than its limit of processor time on any machine (proc(5), schedstat),
    // and may also wait for a disk for a second.
    let completion = try crowdedOut(
      """
      ran=0; while [ $ran -lt 200000000 ]; do read -r ran rest </proc/self/schedstat; done; exit 7
      """, wall: 1.5, patience: 60)

    #expect(completion.termination == .exited(7))
    #expect(completion.seconds > 1.5)
  }

  @Test(
    "is not one that sleeps, nor one that has the time of several",
    arguments: ["sleep 60", "for i in 1 2 3 4 5 6 7 8; do (\(endless)) & done; wait"])
  func ownDoing(_ script: String) throws {
    // Other tests may leave it little processor time, so its limit is extended by what it lacked.
    let completion = try completion(of: script, wall: 0.5, patience: 600)

    #expect(completion.termination == .deadlinePassed)
    #expect(!completion.wasStarved)
  }
}
