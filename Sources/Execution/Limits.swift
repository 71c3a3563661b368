/// The resource limits of a command. They apply to each process of its tree, except for wall time
/// and output, which apply to the whole tree.
package struct Limits: Sendable, Equatable {
  /// The wall time after which the tree is killed, in seconds.
  package var wallSeconds: Double = 60
  /// The maximum extension of the wall time, in seconds, if the tree had to wait for a processor.
  package var patienceSeconds: Double = 30
  /// The CPU time after which the process gets SIGXCPU, in seconds; nil for no limit.
  package var cpuSeconds: Int?
  /// The address space in bytes; nil for no limit.
  package var memoryBytes: Int?
  /// The capacity of a sandbox's private /tmp, in bytes; with 0, only `Command.writable` is
  /// writable.
  package var scratchBytes: Int = 256 << 20
  /// The maximum size of a file it writes, in bytes.
  package var fileBytes: Int = 256 << 20
  /// The maximum number of open descriptors.
  package var openFiles: Int = 1024
  /// The total size of standard output and error after which the tree is killed, in bytes.
  package var outputBytes: Int = 4 << 20
  /// The size to keep of each, in bytes: beyond it, only the beginning and the end, with a line
  /// about the gap; nil keeps everything.
  package var keptBytes: Int?
  /// The size of the record channel's data (descriptor 3) after which the tree is killed, in bytes.
  package var recordBytes: Int = 8 << 20

  /// The default limits.
  package init() {}
}
