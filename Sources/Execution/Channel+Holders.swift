import Foundation
import Glibc

extension Channel {
  /// Kills every process that holds this pipe open.
  ///
  /// A process that has left its group and session, or a sandbox that has made itself immune to
  /// its parent's death, is still found by what it holds.
  func killHolders() {
    var pipe = stat()
    guard isOpen, fstat(descriptor, &pipe) == 0 else { return }
    let name = "pipe:[\(pipe.st_ino)]"
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    for process in entries.compactMap(pid_t.init)
    where process != getpid() && Self.holds(process, name) && !Self.isChild(process) {
      kill(process, SIGKILL)
    }
  }

  private static func holds(_ process: pid_t, _ name: String) -> Bool {
    let folder = "/proc/\(process)/fd"
    let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return descriptors.contains { descriptor in
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(descriptor)"))
        == name
    }
  }

  /// A child of ours that is not the tree's root, which is killed by its id, is another command's:
  /// between fork and exec it holds all that we do.
  private static func isChild(_ process: pid_t) -> Bool {
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    // "PID (NAME) STATE PARENT …", and the name may hold anything.
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 1 && pid_t(fields[1]) == getpid()
  }
}
