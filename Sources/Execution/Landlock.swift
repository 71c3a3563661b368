import CSpawn
import Foundation
import Glibc

/// Confinement by the kernel's Landlock and a filter of system calls, where a container or the
/// system's rules forbid namespaces.
///
/// The command reads and writes only what it names, has no network and signals no other process.
/// The table in docs/security.md compares it with bubblewrap.
package struct Landlock: Sandbox {
  /// The rights that a command keeps.
  struct Ruleset: Sendable, Equatable {
    var readable: [String]
    var writable: [String]
    /// The filter of system calls, as the kernel takes it.
    var filter: Data
    /// Whether it never has a second process.
    var isOneProcess: Bool
    /// Whether it reads the public parts of /proc.
    var readsProcesses: Bool
  }

  /// The user that confined code runs as; nil stays this process's.
  package let user: UInt32?

  package var confinement: Confinement { .landlock }

  /// The version of the kernel's interface, from 1: 2 lets files move, 3 minds that they are cut
  /// short, 4 TCP, 5 devices, 6 signals and abstract sockets (landlock(7), "Linux versions").
  package var version: Int { Int(cspawn_landlock_version()) }

  /// The kernel's Landlock.
  ///
  /// - Throws: `landlockMissing` if this kernel has none, or a container's filter hides it.
  package init() throws(ExecutionError) {
    guard cspawn_landlock_version() > 0 else {
      throw .landlockMissing(reason: String(cString: strerror(errno)))
    }
    user = UnprivilegedUser.forThisProcess
  }

  /// The command as the kernel confines it.
  package func confining(_ command: Command) throws(ExecutionError) -> Command {
    var confined = command
    confined.confinement = Ruleset(
      readable: Self.system + command.readable, writable: ["/dev/null"] + command.writable,
      filter: try command.systemCalls.programWithoutNamespaces(),
      isOneProcess: command.systemCalls.forbidsProcesses,
      readsProcesses: command.systemCalls.forbidsProcesses || command.readsProcesses)
    confined.directory = command.directory ?? "/"
    confined.user = user
    return confined
  }

  /// Returns it unchanged: no program runs between the guard and the command.
  package func unconfining(_ completion: Completion) -> Completion { completion }

  /// The parts of the system that bubblewrap shows, too: the devices that hold nothing, and the
  /// folders of programs and libraries where they are no links into /usr.
  private static let system =
    ["/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"]
    + ["/bin", "/lib", "/lib64"].filter { path in
      FileManager.default.fileExists(atPath: path)
        && (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil
    }
}
