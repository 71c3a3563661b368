import Foundation
import Messages

/// Reads a class from an archive that expands to far more than its size suggests, because of one
/// student's zeros or the whole class's pictures. It lists the names, and extracts each file when
/// it is read, so that a large file costs only its student anything.
extension Unpacker {
  /// The maximum size of bsdtar's listing, in bytes.
  private static let maxListingBytes = 64 << 20

  /// Opens the archive of a class at `url`.
  func open(class url: URL) throws(GradingError) -> Unpacked {
    let content = try FileTree.read(url, atMost: limits.bytes)
    let unpacked = try unpack(content)
    guard case .refused(Refusal.tooMuch) = unpacked,
      [.zip, .sevenZip].contains(ArchiveFormat.all(of: content).first)
    else { return unpacked }
    switch try output(of: .bsdtar, .list, reading: url, atMost: Self.maxListingBytes) {
    case .refused(let reason): return .refused(reason)
    case .data(let lines):
      guard let listed = ListedEntry.all(in: lines) else { return .refused(Refusal.damaged) }
      return tree(of: listed, in: url).limitedPerStudent()
    }
  }

  private func tree(of listed: [ListedEntry], in url: URL) -> FileTree {
    var tree = FileTree(capacity: .max, isOfClass: true)
    var seen: [EntryPath: Int] = [:]
    for entry in listed {
      let path: EntryPath
      do throws(EntryPath.Fault) {
        path = try EntryPath(archived: entry.path)
      } catch {
        _ = tree.skip(String(decoding: entry.path, as: UTF8.self))
        continue
      }
      if path.names.isEmpty { continue }
      let number = seen[path, default: 0]
      seen[path] = number + 1
      _ = tree.add(FileTree.Entry(path: path, kind: kind(of: entry, path, number, in: url)))
    }
    return tree
  }

  /// - Parameter number: The number of earlier entries with the same path.
  private func kind(
    of entry: ListedEntry, _ path: EntryPath, _ number: Int, in url: URL
  ) -> FileTree.Entry.Kind {
    switch entry.type {
    case UInt8(ascii: "d"): return .folder
    case UInt8(ascii: "l"): return .other(.symbolicLink)
    case UInt8(ascii: "-"):
      guard path.isText else {
        // If it is to be compiled, its name is refused; otherwise nothing reads it.
        return .file(size: 0) { () throws(GradingError) in Data() }
      }
      let pattern = String(decoding: entry.path, as: UTF8.self)
        .replacing(/[*?\[\]\\]/) { "\\\($0.output)" }
      return .file(size: entry.size) { () throws(GradingError) in
        try content(of: path, number, size: entry.size, by: pattern, in: url)
      }
    default: return .other(.noPlainFile)
    }
  }

  /// Returns the bytes of one file in the archive at `url`; one above the limit if it has more.
  private func content(
    of path: EntryPath, _ number: Int, size: Int, by pattern: String, in url: URL
  ) throws(GradingError) -> Data {
    let most = UnpackingLimits.submission.bytes
    guard size <= most else { return Data(count: most + 1) }
    let limit = (number + 1) * (size + Self.headerBytes)
    let output = try output(of: .bsdtar, .only(pattern), reading: url, atMost: limit)
    guard case .data(let stream) = output,
      case .tree(let tree) = FileTree.parsing(tar: stream, ofClass: true)
    else { throw Self.unreadable(path, in: url) }
    let same = tree.entries.filter { $0.path == path }.dropFirst(number)
    guard case .file(_, let read) = same.first?.kind else { throw Self.unreadable(path, in: url) }
    return try read()
  }

  /// The maximum overhead of a file in a tar archive, in bytes: headers and padding.
  private static let headerBytes = 64 << 10

  private static func unreadable(_ path: EntryPath, in url: URL) -> GradingError {
    .file(path: "\(url.path)/\(path.text)", reason: .cannotBeRead("damaged"))
  }
}

/// A line of what `bsdtar -tv` lists: `-rw-r--r--  0 0  0  1234 Nov 22 10:00 Jane Doe/A.swift`.
private struct ListedEntry {
  /// The letter before the rights.
  let type: UInt8
  let size: Int
  let path: [UInt8]

  /// Returns the entries of a listing; nil if a line is not an entry.
  static func all(in lines: Data) -> [ListedEntry]? {
    var entries: [ListedEntry] = []
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      guard let entry = ListedEntry(line) else { return nil }
      entries.append(entry)
    }
    return entries
  }

  private init?(_ line: Data) {
    // The rights, links, owner, group, size, month, day, time; of a device, the size is two numbers.
    let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 8)
    guard fields.count == 9, let type = line.first else { return nil }
    self.type = type
    size = Int(String(decoding: fields[4], as: UTF8.self)) ?? 0
    let name = Self.unescaped(fields[8])
    let arrow = Array(" -> ".utf8)
    let end = type == UInt8(ascii: "l") ? name.firstRange(of: arrow)?.lowerBound : nil
    path = Array(name[..<(end ?? name.endIndex)])
  }

  /// bsdtar's escapes for bytes that are not printable (safe_fprintf in its util.c).
  private static let escapes: [Character: UInt8] = [
    "a": 7, "b": 8, "f": 12, "n": 10, "r": 13, "t": 9, "v": 11, "\\": 92,
  ]

  private static func unescaped(_ text: Data) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.first else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(3), as: UTF8.self)
      if let escaped = escapes[Character(Unicode.Scalar(next))] {
        bytes.append(escaped)
        rest = rest.dropFirst()
      } else if digits.count == 3, let value = UInt8(digits, radix: 8) {
        bytes.append(value)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
