import Foundation
import Messages

/// The archive formats of submissions.
enum ArchiveFormat: Equatable, Sendable {
  case zip, sevenZip, tar, bundle
  /// A file compressed by this program, with a tar archive inside.
  case compressed(UnpackingProgram)

  /// The file extensions of archives. They select the files to open; the bytes decide the format.
  static let endings = [
    ".zip", ".7z", ".tar", ".tar.gz", ".tgz", ".tar.bz2", ".tbz", ".tbz2", ".tar.xz", ".txz",
    ".tar.zst", ".tzst", ".bundle",
  ]

  /// The formats, as part of a sentence.
  static let listed = Message(
    ".zip, .7z, .tar (also .tar.gz, .tar.bz2, .tar.xz, .tar.zst) or git bundle")

  /// All formats whose signature matches the beginning of these bytes; exactly one for a valid
  /// archive.
  static func all(of content: Data) -> [ArchiveFormat] {
    let marked = marks.filter { mark in mark.bytes.contains { content.starts(with: $0) } }
    return marked.map(\.format) + (TarHeader.begins(content) ? [.tar] : [])
  }

  /// Whether the bytes are also a disc image (ECMA-119, 8.1.2), which may begin with anything.
  static func isDisc(_ content: Data) -> Bool {
    content.dropFirst(16 * 2_048 + 1).starts(with: "CD001".utf8)
  }

  /// The signatures: APPNOTE.TXT 4.3.7 and 4.3.16; 7zFormat.txt; gitformat-bundle(5); RFC 1952; the
  /// bzip2 and xz file formats; RFC 8878.
  private static let marks: [(format: ArchiveFormat, bytes: [[UInt8]])] = [
    (.zip, [[0x50, 0x4B, 3, 4], [0x50, 0x4B, 5, 6]]),
    (.sevenZip, [[0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]]),
    (.bundle, ["# v2 git bundle\n", "# v3 git bundle\n"].map { Array($0.utf8) }),
    (.compressed(.gzip), [[0x1F, 0x8B]]),
    (.compressed(.bzip2), [Array("BZh".utf8)]),
    (.compressed(.xz), [[0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]]),
    (.compressed(.zstd), [[0x28, 0xB5, 0x2F, 0xFD]]),
  ]
}
