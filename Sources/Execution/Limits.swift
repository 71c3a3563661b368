/// How much a command may use. Each process of its tree gets them; wall time and output are the
/// tree's together.
package struct Limits: Sendable, Equatable {
  /// Wall time in seconds, after which the tree is killed.
  package var wallSeconds: Double = 60
  /// How much longer the tree may take, in seconds, if it had to wait for a processor so long.
  package var patienceSeconds: Double = 30
  /// CPU time in seconds, after which the process gets SIGXCPU; nil is no limit.
  package var cpuSeconds: Int?
  /// Address space in bytes; nil is no limit.
  package var memoryBytes: Int?
  /// What may lie in a sandbox's private /tmp, in bytes; with 0 nothing can be written there, nor
  /// anywhere else that was not named.
  package var scratchBytes: Int = 256 << 20
  /// The largest file it may write, in bytes.
  package var fileBytes: Int = 256 << 20
  /// Open descriptors.
  package var openFiles: Int = 1024
  /// Standard output and error together, in bytes, after which the tree is killed.
  package var outputBytes: Int = 4 << 20
  /// What is kept of each, in bytes: of more, its beginning and its end, and
  /// a line that says so; nil is all.
  package var keptBytes: Int?
  /// The record channel (descriptor 3), in bytes, after which the tree is killed.
  package var recordBytes: Int = 8 << 20

  /// The limits of a command that says nothing else.
  package init() {}
}
