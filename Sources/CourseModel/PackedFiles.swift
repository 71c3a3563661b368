import CZlib
import Foundation
import Messages

/// Files as a workspace's database and a sealed handout keep them: names and bytes in a row, compressed.
///
/// Each name and each content is a netstring (its length in bytes, a colon, itself); zlib
/// compresses the row of them.
package struct PackedFiles {
  /// What is said of how `bytes` was made; another word is a newer Switchboard's.
  package static let form = "netstrings, zlib"
  /// The most bytes that are unpacked: what is damaged must not fill the memory.
  package static let sizeLimit = 256 << 20

  /// How `bytes` was made.
  package let form: String
  /// The length of what was compressed, in bytes.
  package let size: Int
  /// What was compressed.
  package let bytes: Data

  /// Files that were packed before.
  package init(form: String, size: Int, bytes: Data) {
    self.form = form
    self.size = size
    self.bytes = bytes
  }

  /// These files, packed.
  package init(packing files: [SourceFile]) throws(PackingError) {
    var row = Data()
    for file in files {
      row.appendNetstring(Data(file.name.utf8))
      row.appendNetstring(file.content)
    }
    self.init(form: Self.form, size: row.count, bytes: try row.compressed())
  }

  /// The files again.
  package func unpacked() throws(PackingError) -> [SourceFile] {
    guard form == Self.form else { throw .unknownForm(form) }
    guard (0...Self.sizeLimit).contains(size) else { throw .damaged }
    var rest = try bytes.uncompressed(size: size)[...]
    var files: [SourceFile] = []
    while !rest.isEmpty {
      let name = try rest.takeNetstring()
      let content = try rest.takeNetstring()
      files.append(SourceFile(name: String(decoding: name, as: UTF8.self), content: content))
    }
    return files
  }
}

/// Why a kept content cannot be brought back, or not be kept.
package enum PackingError: SpokenError {
  /// The bytes are not what was packed.
  case damaged
  /// There was no memory to pack them.
  case noMemory
  /// A newer Switchboard has packed them, in a form of this name.
  case unknownForm(String)

  /// What is wrong.
  package var message: Message {
    switch self {
    case .damaged: .isDamaged
    case .noMemory: .noMemoryToCompress
    case .unknownForm(let form): .isOfNewer(form: form)
    }
  }
}

// MARK: - Netstrings

extension Data {
  fileprivate mutating func appendNetstring(_ bytes: Data) {
    append(contentsOf: "\(bytes.count):".utf8)
    append(bytes)
  }

  /// Removes the first netstring and returns what it holds.
  fileprivate mutating func takeNetstring() throws(PackingError) -> Data {
    guard let colon = firstIndex(of: UInt8(ascii: ":")),
      let count = Int(String(decoding: self[..<colon], as: UTF8.self)),
      (0..<endIndex - colon).contains(count)
    else { throw .damaged }
    let start = index(after: colon)
    defer { self = self[(start + count)...] }
    return Data(self[start..<start + count])
  }
}

// MARK: - zlib

extension Data {
  fileprivate func compressed() throws(PackingError) -> Data {
    var length = compressBound(uLong(count))
    var result = [UInt8](repeating: 0, count: Int(length))
    let status = [UInt8](self).withUnsafeBufferPointer { source in
      compress2(&result, &length, source.baseAddress, uLong(count), Z_DEFAULT_COMPRESSION)
    }
    guard status == Z_OK else { throw .noMemory }
    return Data(result.prefix(Int(length)))
  }

  fileprivate func uncompressed(size: Int) throws(PackingError) -> Data {
    var length = uLong(size)
    // One byte at least, so that there is an address.
    var result = [UInt8](repeating: 0, count: Swift.max(1, size))
    let status = [UInt8](self).withUnsafeBufferPointer { source in
      uncompress(&result, &length, source.baseAddress, uLong(count))
    }
    guard status == Z_OK, Int(length) == size else { throw .damaged }
    return Data(result.prefix(size))
  }
}
