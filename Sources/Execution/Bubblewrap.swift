import Foundation
import Glibc

/// A bubblewrap sandbox: no network, no files except those that the command names, no surviving
/// processes.
///
/// Every flag's reason is in docs/security.md, "Confinement".
package struct Bubblewrap: Sandbox {
  let executable: String

  /// Finds the installed bubblewrap.
  package init() throws(ExecutionError) {
    let candidates = ["/usr/bin/bwrap", "/usr/local/bin/bwrap", "/bin/bwrap"]
    guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
      throw .sandboxMissing
    }
    executable = found
    if getuid() == 0, !UnprivilegedUser.isMapped { throw .userMissing(UnprivilegedUser.number) }
  }

  package var confinement: Confinement { .bubblewrap }

  /// The user that confined code runs as; nil where this process has no right to become another.
  package var user: UInt32? { UnprivilegedUser.forThisProcess }

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
    guard
      String(decoding: completion.sandboxStatus ?? Data(), as: UTF8.self)
        .contains("\"exit-code\"")
    else {
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
