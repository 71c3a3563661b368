import Foundation
import Glibc

/// A sandbox of bubblewrap: no network, no sight of the machine but what the command names, no
/// processes that outlive it.
///
/// Every flag's reason is in DESIGN.md, "The sandbox".
package struct Bubblewrap: Sandbox {
  /// Size of the private /tmp, in bytes.
  static let scratchBytes = 256 << 20
  /// Who confined commands run as when Switchboard is root: bwrap alone would not take root's
  /// rights away. The number is one that Debian gives to nobody.
  static let unprivilegedUser: UInt32 = 64005

  let executable: String

  /// The installed bubblewrap.
  package init() throws(ExecutionError) {
    let candidates = ["/usr/bin/bwrap", "/usr/local/bin/bwrap", "/bin/bwrap"]
    guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
      throw .sandboxMissing
    }
    executable = found
  }

  package var user: UInt32? { getuid() == 0 ? Self.unprivilegedUser : nil }

  package func confining(_ command: Command) throws(ExecutionError) -> Command {
    var flags = [
      "--unshare-all", "--unshare-user", "--disable-userns", "--die-with-parent", "--new-session",
      "--sync-fd", "\(Executor.lifelineDescriptor)", "--clearenv",
    ]
    for (name, value) in command.environment.sorted(by: { $0.key < $1.key }) {
      flags += ["--setenv", name, value]
    }
    flags += ["--proc", "/proc", "--dev", "/dev"]
    flags += ["--size", "\(Self.scratchBytes)", "--tmpfs", "/tmp"]
    flags += ["--size", "4096", "--tmpfs", "/dev/shm"]
    for folder in ["/bin", "/lib", "/lib64"] { flags += Self.mirroring(folder) }
    for path in command.readable { flags += ["--ro-bind", path, path] }
    for path in command.writable { flags += ["--bind", path, path] }
    flags += ["--remount-ro", "/dev", "--remount-ro", "/"]
    flags += ["--chdir", command.directory ?? "/tmp"]

    var confined = command
    confined.executable = executable
    confined.arguments = flags + ["--", command.executable] + command.arguments
    confined.environment = [:]
    confined.directory = "/"
    confined.user = user
    return confined
  }

  package func failure(in completion: Completion) -> ExecutionError? {
    guard completion.termination == .exited(1), completion.errorText.hasPrefix("bwrap: ") else {
      return nil
    }
    let line = completion.errorText.split(separator: "\n").first ?? ""
    return .sandboxRefused(reason: String(line.dropFirst("bwrap: ".count)))
  }

  /// The same link inside where a merged-/usr system has a link; nothing where it has a folder,
  /// which is then named by the command.
  private static func mirroring(_ path: String) -> [String] {
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
      return ["--ro-bind-try", path, path]
    }
    return ["--symlink", target, path]
  }
}
