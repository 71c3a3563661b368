import Foundation
import Glibc

/// A bubblewrap sandbox: no network, no files except those that the command names, no surviving
/// processes.
///
/// DESIGN.md, "The sandbox", has the reason for every flag.
package struct Bubblewrap: Sandbox {
  /// The user id of confined commands if Switchboard runs as root: bwrap alone would keep root's
  /// privileges. Debian assigns this number to no user.
  static let unprivilegedUser: UInt32 = 64005

  let executable: String

  /// Finds the installed bubblewrap.
  package init() throws(ExecutionError) {
    let candidates = ["/usr/bin/bwrap", "/usr/local/bin/bwrap", "/bin/bwrap"]
    guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
      throw .sandboxMissing
    }
    executable = found
    if let user, !Self.exists(user) { throw .userMissing(user) }
  }

  /// Whether a process can become this user: a container may have only some user ids
  /// (user_namespaces(7), "User and group ID mappings").
  private static func exists(_ user: UInt32) -> Bool {
    ["uid_map", "gid_map"].allSatisfy { name in
      guard let map = try? String(contentsOfFile: "/proc/self/\(name)", encoding: .utf8) else {
        return true
      }
      return map.split(separator: "\n").contains { line in
        let numbers = line.split(separator: " ").compactMap { Int($0) }
        return numbers.count == 3 && (numbers[0]..<numbers[0] + numbers[2]).contains(Int(user))
      }
    }
  }

  /// The user of confined code; nil if this process cannot change its user.
  package var user: UInt32? { getuid() == 0 ? Self.unprivilegedUser : nil }

  /// Wraps the command in bubblewrap.
  package func confining(_ command: Command) throws(ExecutionError) -> Command {
    var flags = [
      "--unshare-all", "--unshare-user", "--disable-userns", "--die-with-parent", "--new-session",
      "--json-status-fd", "\(Executor.statusDescriptor)", "--clearenv",
      "--seccomp", "\(Executor.inputDescriptor)",
    ]
    for (name, value) in command.environment.sorted(by: { $0.key < $1.key }) {
      flags += ["--setenv", name, value]
    }
    flags += ["--proc", "/proc", "--dev", "/dev"] + scratch(of: command.limits)
    for folder in ["/bin", "/lib", "/lib64"] { flags += Self.mirroring(folder) }
    for path in command.readable { flags += ["--ro-bind", path, path] }
    for path in command.writable { flags += ["--bind", path, path] }
    flags += ["--remount-ro", "/dev", "--remount-ro", "/"]
    flags += ["--chdir", command.directory ?? "/tmp"]

    var confined = command
    confined.executable = executable
    // Pass the flags in a file: the confined program can read the first process's command line.
    confined.arguments =
      ["--args", "\(Executor.inputDescriptor + 1)", "--", command.executable] + command.arguments
    confined.sandboxInputs = [
      try command.systemCalls.program(), Data(flags.map { $0 + "\0" }.joined().utf8),
    ]
    confined.environment = [:]
    confined.directory = "/"
    confined.user = user
    confined.reportsStatus = true
    return confined
  }

  /// A file system in memory does not limit the number of files: provide one only if needed.
  private func scratch(of limits: Limits) -> [String] {
    guard limits.scratchBytes > 0 else { return ["--dir", "/tmp"] }
    return ["--size", "\(limits.scratchBytes)", "--tmpfs", "/tmp"]
      + ["--size", "4096", "--tmpfs", "/dev/shm"]
  }

  /// bwrap writes an exit code to its status only if the program started; standard error may come
  /// from the program itself.
  package func unconfining(_ completion: Completion) throws(ExecutionError) -> Completion {
    guard case .exited(let code) = completion.termination else { return completion }
    guard String(decoding: completion.sandboxStatus, as: UTF8.self).contains("\"exit-code\"") else {
      throw Self.failure(saying: completion.errorText)
    }
    // Like a shell, bwrap exits with 128 plus the signal that ended the program.
    guard (129..<160).contains(code) else { return completion }
    var completion = completion
    completion.termination = .signalled(code - 128)
    return completion
  }

  private static func failure(saying text: String) -> ExecutionError {
    let line = text.split(separator: "\n").first.map(String.init) ?? "it does not say why"
    if let match = line.wholeMatch(of: /bwrap: execvp (.*): (.*)/) {
      return .cannotStart(String(match.1), reason: String(match.2))
    }
    return .sandboxRefused(reason: String(line.trimmingPrefix("bwrap: ")))
  }

  /// Mirrors a symbolic link of a merged-/usr system; binds a folder read-only instead.
  private static func mirroring(_ path: String) -> [String] {
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
      return ["--ro-bind-try", path, path]
    }
    return ["--symlink", target, path]
  }
}
