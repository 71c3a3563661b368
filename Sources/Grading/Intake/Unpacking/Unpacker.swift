import Execution
import Foundation
import Glibc

/// Turns archives and repositories into trees of files in memory.
///
/// What reads hostile bytes runs confined and writes nothing but one stream; none of what is handed
/// in is ever unpacked onto a disk.
struct Unpacker: Sendable {
  let executor: Executor

  /// The largest archive, or repository, in bytes.
  static let maxBytes = 32 << 20
  /// The most that may come out of it, in bytes.
  static let maxUnpackedBytes = 64 << 20
  /// How many times its own size may come out of an archive, and a little that is always allowed:
  /// source text rarely gives more than 20.
  static let maxExpansion = 100
  static let freeBytes = 4 << 20

  static func canUnpack(_ name: String) -> Bool {
    ArchiveFormat.endings.contains { name.lowercased().hasSuffix($0) }
  }

  /// What is in the archive or git bundle at `url`.
  func unpack(_ url: URL) throws(GradingError) -> Unpacked {
    let content = try FileTree.read(url, atMost: Self.maxBytes)
    guard content.count <= Self.maxBytes else { return .refused(Refusal.tooLarge) }
    let formats = ArchiveFormat.all(of: content)
    guard let format = formats.first else { return .refused(Refusal.noArchive) }
    guard formats.count == 1, format == .tar || !ArchiveFormat.isDisc(content) else {
      return .refused(Refusal.twoFormats)
    }
    let limit = Self.limit(for: content.count)
    switch format {
    case .zip, .sevenZip: return try tree(.bsdtar, content, limit)
    case .tar: return try tree(.bsdtar, TarHeader.opening + content, limit)
    case .bundle where Refusal.isIncremental(bundle: content):
      return .refused(Refusal.incrementalBundle)
    case .bundle: return try tree(.git, content, limit)
    case .compressed(let program): return try unpack(content, compressedBy: program, limit)
    }
  }

  /// Looks at what is inside only when it has come out, and hands nothing on that is no tar archive.
  private func unpack(
    _ content: Data, compressedBy program: UnpackingProgram, _ limit: Int
  ) throws(GradingError) -> Unpacked {
    let inner: Data
    switch try output(of: program, reading: content, atMost: limit) {
    case .data(let data): inner = data
    case .refused(let reason): return .refused(reason)
    }
    let formats = ArchiveFormat.all(of: inner)
    guard formats == [.tar] else {
      return .refused(formats.isEmpty ? Refusal.noTarInside : Refusal.packedTwice)
    }
    return try tree(.bsdtar, TarHeader.opening + inner, limit)
  }

  /// What HEAD has in the bare git repository at `folder`.
  func checkOut(_ folder: URL) throws(GradingError) -> Unpacked {
    guard case .tree(let tree) = try FileTree.reading(folder) else { return .tooMany }
    let scratch = try ScratchFolder(in: ScratchFolder.parent)
    defer { scratch.remove() }
    let copy = try scratch.folder(UnpackingProgram.git.fileName)
    var size = 0
    for entry in tree.entries.sorted(by: { $0.path.names.count < $1.path.names.count }) {
      guard entry.path.names != ["objects", "info", "alternates"] else {
        return .refused(Refusal.borrowing)
      }
      guard entry.path.isText else { return .refused(Refusal.oddNames) }
      let place = copy.appending(path: entry.path.text)
      switch entry.kind {
      case .folder:
        mkdir(place.path, 0o755)
        chmod(place.path, 0o755)
      case .file(let bytes, _):
        size += bytes
        guard size <= Self.maxBytes else { return .refused(Refusal.tooLarge) }
        let source = folder.appending(path: entry.path.text)
        try ScratchFolder.write(FileTree.read(source, atMost: Self.maxBytes), to: place)
      case .other(let what): return .refused("The repository holds \(what): hand in plain files.")
      }
    }
    return try Self.tree(of: output(of: .git, reading: copy, atMost: Self.limit(for: size)))
  }

  /// The limit for each step on the way, so that many steps give no more than one.
  private static func limit(for size: Int) -> Int {
    min(maxUnpackedBytes, freeBytes + maxExpansion * size)
  }

  private func tree(
    _ program: UnpackingProgram, _ content: Data, _ limit: Int
  ) throws(GradingError) -> Unpacked {
    try Self.tree(of: output(of: program, reading: content, atMost: limit))
  }

  private static func tree(of output: Output) -> Unpacked {
    switch output {
    case .data(let stream): FileTree.parsing(tar: stream)
    case .refused(let reason): .refused(reason)
    }
  }
}
