import Foundation
import Glibc

/// A sandbox of bubblewrap: no network, no sight of the machine but what the command names, no
/// processes that outlive it.
///
/// Every flag's reason is in docs/security.md, "Confinement".
package struct Bubblewrap: Sandbox {
  let executable: String

  /// The installed bubblewrap.
  package init() throws(ExecutionError) {
    let candidates = ["/usr/bin/bwrap", "/usr/local/bin/bwrap", "/bin/bwrap"]
    guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
      throw .sandboxMissing
    }
    executable = found
    if getuid() == 0, !UnprivilegedUser.isMapped { throw .userMissing(UnprivilegedUser.number) }
  }

  /// The user that confined code runs as; nil where this process has no right to become another.
  package var user: UInt32? { UnprivilegedUser.forThisProcess }

  /// The command as bubblewrap runs it.
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
    // Through a file, because whoever is inside may read the command line of the first process.
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

  /// A file system in memory has no limit of its own on the number of files: what need not write
  /// gets none.
  private func scratch(of limits: Limits) -> [String] {
    guard limits.scratchBytes > 0 else { return ["--dir", "/tmp"] }
    return ["--size", "\(limits.scratchBytes)", "--tmpfs", "/tmp"]
      + ["--size", "4096", "--tmpfs", "/dev/shm"]
  }

  /// bwrap writes an exit code to its status only if the program was started; what stands on
  /// standard error may be the program's own.
  package func unconfining(_ completion: Completion) throws(ExecutionError) -> Completion {
    guard case .exited(let code) = completion.termination else { return completion }
    guard
      String(decoding: completion.sandboxStatus ?? Data(), as: UTF8.self)
        .contains("\"exit-code\"")
    else {
      throw Self.failure(saying: completion.errorText)
    }
    // As shells do, bwrap exits with 128 more than the signal that ended the program.
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

  /// The same link inside where a merged-/usr system has a link; nothing where it has a folder,
  /// which is then named by the command.
  private static func mirroring(_ path: String) -> [String] {
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
      return ["--ro-bind-try", path, path]
    }
    return ["--symlink", target, path]
  }
}
