import Foundation
import Messages

extension Unpacker {
  /// The sentences for students whose submission cannot be unpacked.
  enum Refusal {
    static func tooLarge(_ limits: UnpackingLimits) -> Message {
      Message(
        "It is larger than \(limits.bytes >> 20, "number") MB: hand in the exercise's own files.")
    }
    static let tooMuch = Message(
      "It unpacks to far more than its size allows: hand in the exercise's own files.")
    static let tooSlow = Message(
      """
      It is not unpacked after \(Int(wallSeconds), "seconds") s: hand in the exercise's own files.
      """)
    // Translators: The formats are endings of names.
    static let noArchive = Message(
      "It is no \(ArchiveFormat.listed, "formats"), whatever its name says.")
    static let twoFormats = Message(
      "It could be an archive of two kinds: make it again, as .zip or .tar.gz.")
    static let noTarInside = Message(
      "What is compressed in it is no .tar: make it again, as .zip or .tar.gz.")
    static let packedTwice = Message(
      "It is an archive in a compressed file: unpack it once, and hand in what is inside.")
    static let encrypted = Message("The archive is encrypted: make it again without a password.")
    static let damaged = Message(
      "The archive cannot be read; is it complete? Make it again, as .zip or .tar.gz.")

    static let noCommit = Message(
      """
      The repository holds no branch with a commit: commit your files, and then 'git bundle create \
      NAME.bundle HEAD' makes one file of them to hand in.
      """)
    static let severalBranches = Message(
      """
      The repository has several branches, and HEAD names none of them: go to the right one, and \
      make it again with 'git bundle create NAME.bundle HEAD'.
      """)
    static let incrementalBundle = Message(
      """
      The bundle holds only what came after an earlier commit: make it whole, with 'git bundle \
      create NAME.bundle HEAD'.
      """)
    static let borrowing = Message(
      """
      The repository borrows from another one (objects/info/alternates): make one file of it with \
      'git bundle create NAME.bundle HEAD', and hand that in.
      """)
    static let oddNames = Message(
      """
      The repository holds a name that is not UTF-8: make one file of it with 'git bundle create \
      NAME.bundle HEAD', and hand that in.
      """)

    /// Whether the bundle needs commits that it does not contain: gitformat-bundle(5),
    /// "prerequisites".
    static func isIncremental(bundle: Data) -> Bool {
      let header = bundle.prefix(1 << 16).split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      return header.prefix { !$0.isEmpty }.contains { $0.first == UInt8(ascii: "-") }
    }
  }
}
