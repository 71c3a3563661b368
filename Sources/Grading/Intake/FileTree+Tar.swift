import Foundation
import Messages

/// Reads the stream of entries that an unpacker writes: POSIX.1-2001 "pax", a superset of ustar.
///
/// The unpacker has read hostile bytes, so we do not trust its stream, either.
extension FileTree {
  private static let block = 512

  /// The tree in this stream.
  ///
  /// - Parameters:
  ///   - capacity: The limit on the number of entries.
  ///   - isOfClass: Whether to skip paths that no student may hand in, and to count the entries for
  ///     each student.
  static func parsing(
    tar stream: Data, atMost capacity: Int = maxEntries, ofClass isOfClass: Bool = false
  ) -> Unpacked {
    let bytes = [UInt8](stream)
    // The stream is limited in bytes, and so in entries.
    var tree = FileTree(capacity: isOfClass ? .max : capacity, isOfClass: isOfClass)
    var extended: [String: ArraySlice<UInt8>] = [:]
    var position = 0
    while position + block <= bytes.count {
      let header = bytes[position..<position + block]
      position += block
      guard header.contains(where: { $0 != 0 }) else { break }
      guard header.field(257, 5).elementsEqual("ustar".utf8),
        let size = extended["size"].flatMap(number) ?? octal(header.field(124, 12)),
        size >= 0, size <= bytes.count - position
      else { return damaged }
      let content = bytes[position..<position + size]
      position += (size + block - 1) / block * block
      switch header.field(156, 1).first {
      case UInt8(ascii: "x"): extended = records(content)
      case UInt8(ascii: "g"): break  // applies to the whole archive, such as git's commit
      case let type?:
        // bsdtar writes a sparse file as its pieces, under another name.
        let sparseName = extended["GNU.sparse.name"]
        let written = sparseName ?? extended["path"] ?? path(header)
        extended = [:]
        let path: EntryPath
        do throws(EntryPath.Fault) {
          path = try EntryPath(archived: written)
        } catch {
          guard isOfClass else { return refusal(of: error, written) }
          guard tree.skip(String(decoding: written, as: UTF8.self)) else {
            return .tooMany(capacity)
          }
          continue
        }
        if path.names.isEmpty { continue }
        let isPieces = sparseName != nil && path.name.hasSuffix(".swift")
        let kind = isPieces ? .other(.sparseFile) : kind(type, content)
        guard tree.add(Entry(path: path, kind: kind)) else { return .tooMany(capacity) }
      case nil: return damaged
      }
    }
    return isOfClass ? tree.limitedPerStudent() : .tree(tree)
  }

  private static let damaged = Unpacked.refused(Unpacker.Refusal.damaged)

  private static func kind(_ type: UInt8, _ content: ArraySlice<UInt8>) -> Entry.Kind {
    switch type {
    case 0, UInt8(ascii: "0"), UInt8(ascii: "7"):
      .file(size: content.count) { () throws(GradingError) in Data(content) }
    case UInt8(ascii: "5"): .folder
    case UInt8(ascii: "1"): .other(.hardLink)
    case UInt8(ascii: "2"): .other(.symbolicLink)
    case UInt8(ascii: "3"), UInt8(ascii: "4"): .other(.device)
    case UInt8(ascii: "6"): .other(.pipe)
    default: .other(.noPlainFile)
    }
  }

  private static func refusal(of fault: EntryPath.Fault, _ path: ArraySlice<UInt8>) -> Unpacked {
    let shown = Intake.shown(String(decoding: path, as: UTF8.self))
    return switch fault {
    case .escapes:
      .refused(
        Message(
          "The archive names a path outside itself, \(shown, "path"): pack the folder from inside.")
      )
    case .tooLong:
      .refused(
        Message("The archive holds a name that is too long, \(shown, "path"): shorten it."))
    case .tooDeep: .tooDeep
    }
  }

  private static func path(_ header: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let name = header.field(0, 100)
    let prefix = header.field(345, 155)
    return prefix.isEmpty ? name : ArraySlice(prefix + [UInt8(ascii: "/")] + name)
  }

  /// Parses records of the form `LENGTH KEY=VALUE\n`, whose length counts the whole record.
  private static func records(_ content: ArraySlice<UInt8>) -> [String: ArraySlice<UInt8>] {
    var records: [String: ArraySlice<UInt8>] = [:]
    var rest = content
    while let space = rest.firstIndex(of: UInt8(ascii: " ")),
      let length = number(rest[..<space]), length > space - rest.startIndex + 2,
      length <= rest.count
    {
      let record = rest[(space + 1)..<(rest.startIndex + length - 1)]
      rest = rest.dropFirst(length)
      guard let equals = record.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let key = String(decoding: record[..<equals], as: UTF8.self)
      records[key] = record[(equals + 1)...]
    }
    return records
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    Int(String(decoding: digits, as: UTF8.self))
  }

  private static func octal(_ digits: ArraySlice<UInt8>) -> Int? {
    let text = String(decoding: digits, as: UTF8.self)
    return Int(text.trimmingCharacters(in: .whitespaces), radix: 8)
  }
}

extension ArraySlice<UInt8> {
  /// The bytes of a header's field, up to the first NUL.
  fileprivate func field(_ offset: Int, _ length: Int) -> ArraySlice<UInt8> {
    let start = startIndex + offset
    let field = self[start..<start + length]
    return length == 1 ? field : field.prefix { $0 != 0 }
  }
}
