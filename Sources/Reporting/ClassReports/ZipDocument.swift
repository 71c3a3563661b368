import CourseModel
import Foundation

/// A zip archive of small files (PKWARE APPNOTE 6.3.10), deflated, with UTF-8 names: the subset of
/// the format that platforms read.
struct ZipDocument {
  private var body = Data()
  private var directory = Data()
  private var count: UInt16 = 0

  /// The maximum number of files; more, or bytes beyond 32 bits, would need another format.
  static let limit = 65_000

  /// Adds a file with a new path.
  mutating func add(_ content: Data, at path: String) {
    let name = Data(path.utf8)
    let packed = try? content.deflated(as: .raw)
    let isPacked = packed.map { $0.count < content.count } ?? false
    let bytes = isPacked ? packed ?? content : content
    var header = Data()
    header.append(20 as UInt16)  // version needed: 2.0
    header.append(0x0800 as UInt16)  // UTF-8 name
    header.append((isPacked ? 8 : 0) as UInt16)
    header.append(0 as UInt16)  // midnight
    header.append(0x0021 as UInt16)  // 1 January 1980: the same archive each time
    header.append(content.crc32)
    header.append(UInt32(bytes.count))
    header.append(UInt32(content.count))
    header.append(UInt16(name.count))
    header.append(0 as UInt16)  // no extra field
    directory.append(0x0201_4B50 as UInt32)
    directory.append(0x031E as UInt16)  // made on Unix
    directory += header
    directory.append(0 as UInt16)  // no comment
    directory.append(0 as UInt16)  // first disk
    directory.append(0 as UInt16)
    directory.append(0o100644 << 16 as UInt32)
    directory.append(UInt32(body.count))
    directory += name
    body.append(0x0403_4B50 as UInt32)
    body += header + name + bytes
    count += 1
  }

  /// The archive.
  var data: Data {
    var end = Data()
    end.append(0x0605_4B50 as UInt32)
    end.append(0 as UInt16)
    end.append(0 as UInt16)
    end.append(count)
    end.append(count)
    end.append(UInt32(directory.count))
    end.append(UInt32(body.count))
    end.append(0 as UInt16)
    return body + directory + end
  }
}

extension Data {
  fileprivate mutating func append<Number: FixedWidthInteger>(_ number: Number) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
