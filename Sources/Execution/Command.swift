import Foundation

/// A program to run, with its permissions and limits.
package struct Command: Sendable, Equatable {
  /// The guaranteed capacity of a pipe on Linux, in bytes.
  static let inputLimit = 1 << 15

  /// An absolute path.
  package var executable: String
  /// The arguments after the program's name.
  package var arguments: [String]
  /// The complete environment of the process.
  package var environment: [String: String]
  /// The working folder; nil for that of this process.
  package var directory: String?
  /// Folders and files that are readable in a sandbox, at the same paths as outside.
  package var readable: [String]
  /// Folders that are writable in a sandbox.
  package var writable: [String]
  /// The resource limits.
  package var limits: Limits
  /// The content of descriptor 0; at most `inputLimit` bytes.
  package var input: [UInt8] = []
  /// The signal that asks it where it is when its time is over; it has a moment to write that to
  /// descriptor 3. nil: it ends without being asked.
  package var askingSignal: Int32?
  /// Whether it looks for its children in /proc, which then shows it the machine's processes where
  /// no namespace hides them.
  package var readsProcesses = false
  /// The system calls that a sandbox allows.
  package var systemCalls = SystemCallFilter.building
  /// The user to run as; nil for that of this process.
  var user: UInt32?
  /// Whether it is a sandbox that reports its status on descriptor 4.
  var reportsStatus = false
  /// The content of descriptor 5 and the following ones, for a sandbox.
  var sandboxInputs: [Data] = []
  /// The limits that the kernel sets, if Landlock confines it.
  var confinement: Landlock.Ruleset?

  /// A command with these readable and writable paths.
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
