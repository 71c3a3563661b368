import Execution
import Foundation
import Glibc
import Testing

/// A kill during the setup of sandboxes, when bubblewrap's processes wait for each other and might
/// do so forever.
@Suite("A process that is killed while it starts commands", .timeLimit(.minutes(30)))
struct SuddenDeathTests {
  /// The delays in microseconds from the start of the first command; setting up a sandbox takes
  /// about three thousand.
  static let moments = Array(stride(from: 0, to: 8000, by: 400))

  @Test("leaves none of them behind", arguments: moments)
  func leavesNothing(moment: Int) async throws {
    let folder = try ScratchFolder()

    await #expect(processExitsWith: .signal(SIGKILL)) {
      [moment = moment as Int, path = folder.path as String] in
      let executor = try Confinement.bubblewrap.executor()
      let command = Command.shell("exec sleep 1000", path)
      _ = try? executor.run(command.with(\.limits.wallSeconds, 0.001))  // loads everything
      Thread.detachNewThread {
        usleep(UInt32(moment))
        kill(getpid(), SIGKILL)
      }
      _ = try executor.run(command)
    }

    // The kernel ends them in its own time, and one that is just becoming another program has no command
    // line for a moment; the suite's time limit is the bound.
    var looksInARow = 0
    while looksInARow < 5, !Task.isCancelled {
      looksInARow = processes(naming: folder.path).isEmpty ? looksInARow + 1 : 0
      usleep(5_000)  // a pause of the task would last until another test lets go of its thread
    }
    #expect(processes(naming: folder.path) == [])
  }

  private func processes(naming text: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.filter { Int($0) != nil }.compactMap { number in
      guard let line = try? Data(contentsOf: URL(filePath: "/proc/\(number)/cmdline")) else {
        return nil
      }
      return String(decoding: line, as: UTF8.self).contains(text) ? number : nil
    }
  }
}
