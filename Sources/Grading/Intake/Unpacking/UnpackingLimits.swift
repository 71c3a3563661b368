/// The limits for archives and their content.
struct UnpackingLimits: Sendable {
  /// The largest archive or repository, in bytes.
  let bytes: Int
  /// The most bytes of content.
  let unpackedBytes: Int
  /// The most files and folders to read.
  let entries: Int
  /// Whether it is a whole class's work, where one student's odd path must not affect the others.
  var isOfClass = false

  /// The limits for one student's submission.
  static let submission = UnpackingLimits(
    bytes: 32 << 20, unpackedBytes: 64 << 20, entries: FileTree.maxEntries)
  /// The limits for a platform's export of a whole class. Its archives stay packed; its files are
  /// small.
  static let wholeClass = UnpackingLimits(
    bytes: 256 << 20, unpackedBytes: 512 << 20, entries: 65_536, isOfClass: true)

  /// The largest expansion factor of an archive, and an amount that is always allowed. Source text
  /// rarely expands more than 20 times.
  static let maxExpansion = 100
  static let freeBytes = 4 << 20

  /// The limit for each step of decompressing, given the archive's size, so that several steps
  /// produce no more than one.
  func output(of size: Int) -> Int {
    min(unpackedBytes, Self.freeBytes + Self.maxExpansion * size)
  }
}
