import Foundation
import Glibc

/// The means by which commands are confined. docs/security.md compares them.
package enum Confinement: String, Sendable {
  case bubblewrap, landlock, none

  /// Whether a command has a private /tmp in memory; otherwise it writes only to folders that it
  /// names.
  package var hasPrivateScratch: Bool { self != .landlock }
}

/// A way to confine commands.
package protocol Sandbox: Sendable {
  /// Returns the command that runs this one in the sandbox.
  func confining(_ command: Command) throws(ExecutionError) -> Command

  /// Converts the completion of a confined command to that of the command inside.
  ///
  /// - Throws: If the sandbox failed, so that the command never ran.
  func unconfining(_ completion: Completion) throws(ExecutionError) -> Completion

  /// The user of confined commands, who needs access to their files; nil for the current user.
  var user: UInt32? { get }

  /// The means of confinement.
  var confinement: Confinement { get }

  /// Whether no command ever runs without confinement.
  var isRequired: Bool { get }

  /// Whether another confinement replaces this one from now on, after this error: the command
  /// never ran and can be started again.
  func isReplaced(after error: ExecutionError) -> Bool
}

extension Sandbox {
  package var confinement: Confinement { .none }
  package var isRequired: Bool { true }
  package func isReplaced(after error: ExecutionError) -> Bool { false }

  /// Whether a program of the system runs in it, under each filter of system calls.
  ///
  /// - Throws: If the sandbox cannot be set up.
  package func works() throws(ExecutionError) -> Bool {
    let executor = Executor(sandbox: self, cancellation: try Cancellation())
    for filter in [SystemCallFilter.building, .running] {
      var trial = Command("/usr/bin/true", [], readable: ["/usr"])
      trial.systemCalls = filter
      guard try executor.run(trial).succeeded else { return false }
    }
    return true
  }
}

/// No confinement: the command runs as the current user. All its processes still end with it.
package struct NoSandbox: Sandbox {
  package init() {}
  package var isRequired: Bool { false }
  package var user: UInt32? { nil }
  package func confining(_ command: Command) -> Command { command }
  package func unconfining(_ completion: Completion) -> Completion { completion }
}

/// The user that confined commands run as when Switchboard is root.
enum UnprivilegedUser {
  /// A number that Debian gives to no user.
  static let number: UInt32 = 64005

  /// Nil where this process has no right to become another user, or where this machine does not
  /// have that one.
  static var forThisProcess: UInt32? { getuid() == 0 && isMapped ? number : nil }

  /// Whether a process can become this user: a container may have only some of the numbers
  /// (user_namespaces(7), "User and group ID mappings").
  static var isMapped: Bool {
    ["uid_map", "gid_map"].allSatisfy { name in
      guard let map = try? String(contentsOfFile: "/proc/self/\(name)", encoding: .utf8) else {
        return true
      }
      return map.split(separator: "\n").contains { line in
        let numbers = line.split(separator: " ").compactMap { Int($0) }
        return numbers.count == 3 && (numbers[0]..<numbers[0] + numbers[2]).contains(Int(number))
      }
    }
  }
}
