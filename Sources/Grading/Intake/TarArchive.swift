import Foundation

/// A tar archive of plain files, as used for handouts.
package enum TarArchive {
  /// An archive of these files with their paths. Equal files give equal bytes.
  package static func packing(_ files: [(path: String, content: Data)]) -> Data {
    var archive = Data()
    for (path, content) in files {
      var name = path
      if name.utf8.count > TarHeader.longestName {
        // A name too long for the header comes before it in a pax record (POSIX.1-2001).
        let record = paxRecord("path", path)
        archive.append(TarHeader.header(named: "pax", size: record.count, kind: "x"))
        archive.append(padded: record)
        name = "long"
      }
      archive.append(TarHeader.header(named: name, size: content.count, kind: "0"))
      archive.append(padded: content)
    }
    archive.append(Data(count: 2 * TarHeader.size))
    return archive
  }

  /// The plain files of an archive by their paths. Nil if it is damaged, or names a path outside
  /// itself.
  package static func files(in archive: Data) -> [String: Data]? {
    guard case .tree(let tree) = FileTree.parsing(tar: archive) else { return nil }
    var files: [String: Data] = [:]
    for entry in tree.entries {
      guard case .file(_, let read) = entry.kind, let content = try? read() else { continue }
      files[entry.path.names.joined(separator: "/")] = content
    }
    return files
  }

  /// A record `LENGTH KEY=VALUE⏎`, where the length includes its own digits.
  private static func paxRecord(_ key: String, _ value: String) -> Data {
    let rest = " \(key)=\(value)\n"
    var length = rest.utf8.count
    while "\(length)".utf8.count + rest.utf8.count != length {
      length = "\(length)".utf8.count + rest.utf8.count
    }
    return Data("\(length)\(rest)".utf8)
  }
}

extension Data {
  /// Appends content, with zeros up to the next block.
  fileprivate mutating func append(padded content: Data) {
    append(content)
    append(Data(count: (TarHeader.size - content.count % TarHeader.size) % TarHeader.size))
  }
}
