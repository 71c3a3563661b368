/// The limits for archives and their content.
struct UnpackingLimits: Sendable {
  /// The largest archive or repository, in bytes.
  let bytes: Int
  /// The most bytes of content.
  let unpackedBytes: Int
  /// The most files and folders of one student's that are looked at.
  var entries = FileTree.maxEntries
  /// The size that may come out of any archive, however small it is, in bytes.
  var freeBytes = 4 << 20
  /// Whether it is the work of many students, so that one odd path must not count for the others.
  var isOfClass = false

  /// The limits for one student's submission.
  static let submission = UnpackingLimits(
    bytes: 32 << 20, unpackedBytes: 64 << 20)
  /// A platform's export of a whole class: its archives stay packed, its files are small.
  static let wholeClass = UnpackingLimits(
    bytes: 256 << 20, unpackedBytes: 512 << 20, freeBytes: submission.unpackedBytes,
    isOfClass: true)

  /// What is left for an archive inside an archive of `size` bytes that holds `tree`.
  func rest(of size: Int, without tree: FileTree) -> UnpackingLimits {
    let left = max(0, output(of: size) - tree.bytes)
    return UnpackingLimits(
      bytes: min(bytes, output(of: size)), unpackedBytes: left,
      entries: max(0, entries - tree.entries.count - tree.ignored.count),
      freeBytes: min(freeBytes, left), isOfClass: isOfClass)
  }

  /// The limit on the expansion of an archive: source text rarely gives more than 20 times its
  /// size.
  static let maxExpansion = 100

  /// The limit for each step of decompressing, given the archive's size, so that several steps
  /// produce no more than one.
  func output(of size: Int) -> Int {
    min(unpackedBytes, freeBytes + Self.maxExpansion * size)
  }
}
