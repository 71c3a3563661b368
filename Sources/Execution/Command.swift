import Foundation

/// A program to run, what it may see, and how much it may use.
package struct Command: Sendable, Equatable {
  /// What a pipe holds before anybody reads it, in bytes: at least this much on Linux.
  static let inputLimit = 1 << 15

  /// An absolute path.
  package var executable: String
  /// What stands behind the program's name.
  package var arguments: [String]
  /// All of the child's environment.
  package var environment: [String: String]
  /// The working folder; nil is this process's.
  package var directory: String?
  /// Folders and files that a sandbox lets it read, at the paths they have here.
  package var readable: [String]
  /// Folders that a sandbox lets it write.
  package var writable: [String]
  /// What it may use.
  package var limits: Limits
  /// What it reads from descriptor 0 until the end; at most `inputLimit` bytes.
  package var input: [UInt8] = []
  /// The signal by which it is asked where it is when its time is over; it has a moment to write that
  /// to descriptor 3. nil: it is ended without being asked.
  package var askingSignal: Int32?
  /// What a sandbox lets it ask of the kernel.
  package var systemCalls = SystemCallFilter.building
  /// The user it becomes; nil stays this process's.
  package var user: UInt32?
  /// Whether it is a sandbox, and reports on itself to descriptor 4.
  var reportsStatus = false
  /// What a sandbox reads from descriptor 5 and those after it.
  var sandboxInputs: [Data] = []
  /// What the kernel confines it to, if it is Landlock that does so.
  var confinement: Landlock.Confinement?

  /// A command that may read these paths and write those.
  package init(
    _ executable: String, _ arguments: [String], environment: [String: String] = [:],
    directory: String? = nil, readable: [String] = [], writable: [String] = [],
    limits: Limits = Limits()
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.directory = directory
    self.readable = readable
    self.writable = writable
    self.limits = limits
  }
}
