import Execution
import Foundation
import Glibc
import Messages

/// Turns archives and repositories into file trees in memory.
///
/// The programs that read hostile bytes run confined, and write only one stream. We never unpack a
/// submission onto a disk.
struct Unpacker: Sendable {
  let executor: Executor
  var limits = UnpackingLimits.submission

  static func canUnpack(_ name: String) -> Bool {
    ArchiveFormat.endings.contains { name.lowercased().hasSuffix($0) }
  }

  /// The content of the archive or git bundle at `url`.
  func unpack(_ url: URL) throws(GradingError) -> Unpacked {
    try unpack(FileTree.read(url, atMost: limits.bytes))
  }

  /// The content of an archive or git bundle with these bytes.
  func unpack(_ content: Data) throws(GradingError) -> Unpacked {
    guard content.count <= limits.bytes else { return .refused(Refusal.tooLarge(limits)) }
    let formats = ArchiveFormat.all(of: content)
    guard let format = formats.first else { return .refused(Refusal.noArchive) }
    guard formats.count == 1, format == .tar || !ArchiveFormat.isDisc(content) else {
      return .refused(Refusal.twoFormats)
    }
    let limit = limits.output(of: content.count)
    switch format {
    case .zip, .sevenZip: return try tree(.bsdtar, content, limit)
    case .tar: return try tree(.bsdtar, TarHeader.opening + content, limit)
    case .bundle where Refusal.isIncremental(bundle: content):
      return .refused(Refusal.incrementalBundle)
    case .bundle: return try tree(.git, content, limit)
    case .compressed(let program): return try unpack(content, compressedBy: program, limit)
    }
  }

  /// Looks at the content only after it is decompressed, and passes on nothing but a tar archive.
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

  /// The content of HEAD in the bare git repository at `folder`.
  func checkOut(_ folder: URL) throws(GradingError) -> Unpacked {
    guard case .tree(let tree) = try FileTree.reading(folder) else {
      return .tooMany(FileTree.maxEntries)
    }
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
        guard size <= limits.bytes else { return .refused(Refusal.tooLarge(limits)) }
        let source = folder.appending(path: entry.path.text)
        try ScratchFolder.write(FileTree.read(source, atMost: limits.bytes), to: place)
      case .other(let what):
        return .refused(Message("The repository holds \(what, "kind"): hand in plain files."))
      }
    }
    return try made(of: output(of: .git, reading: copy, atMost: limits.output(of: size)))
  }

  private func tree(
    _ program: UnpackingProgram, _ content: Data, _ limit: Int
  ) throws(GradingError) -> Unpacked {
    try made(of: output(of: program, reading: content, atMost: limit))
  }

  private func made(of output: Output) -> Unpacked {
    switch output {
    case .data(let stream):
      FileTree.parsing(tar: stream, atMost: limits.entries, ofClass: limits.isOfClass)
    case .refused(let reason): .refused(reason)
    }
  }
}
