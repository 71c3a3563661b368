import Foundation
import Messages

/// The compressed files in a workspace's database or a sealed handout.
///
/// Each name and each content is a netstring (its length in bytes, a colon, the bytes); zlib
/// compresses the sequence.
package struct PackedFiles {
  /// The name of the format of `bytes`; any other name comes from a newer Switchboard.
  static let form = "netstrings, zlib"
  /// The maximum number of bytes to unpack, so that damaged data cannot exhaust the memory.
  static let sizeLimit = 256 << 20

  /// The format of `bytes`.
  package let form: String
  /// The uncompressed length, in bytes.
  package let size: Int
  /// The compressed data.
  package let bytes: Data

  /// Files that were packed before.
  package init(form: String, size: Int, bytes: Data) {
    self.form = form
    self.size = size
    self.bytes = bytes
  }

  package init(packing files: [SourceFile]) throws(PackingError) {
    var row = Data()
    for file in files {
      row.appendNetstring(Data(file.name.utf8))
      row.appendNetstring(file.content)
    }
    self.init(form: Self.form, size: row.count, bytes: try row.deflated(as: .zlib))
  }

  package func unpacked() throws(PackingError) -> [SourceFile] {
    guard form == Self.form else { throw .unknownForm(form) }
    guard (0...Self.sizeLimit).contains(size) else { throw .damaged }
    guard var rest = bytes.inflated(as: .zlib, atMost: size), rest.count == size else {
      throw .damaged
    }
    var files: [SourceFile] = []
    while !rest.isEmpty {
      let name = try rest.takeNetstring()
      let content = try rest.takeNetstring()
      files.append(SourceFile(name: String(decoding: name, as: UTF8.self), content: content))
    }
    return files
  }
}

/// The reason why content cannot be packed or unpacked.
package enum PackingError: SpokenError {
  /// The bytes differ from those that were packed.
  case damaged
  /// There was not enough memory to pack them.
  case noMemory
  /// A newer Switchboard packed them, in this format.
  case unknownForm(String)

  /// The problem.
  package var message: Message {
    switch self {
    case .damaged: Message("its content is damaged")
    case .noMemory: Message("there is not enough memory to compress it")
    // Translators: The form is a word of the newer switchboard's.
    case .unknownForm(let form): Message("a newer switchboard wrote it, as '\(form, "form")'")
    }
  }
}

// MARK: - Netstrings

extension Data {
  fileprivate mutating func appendNetstring(_ bytes: Data) {
    append(contentsOf: "\(bytes.count):".utf8)
    append(bytes)
  }

  /// Removes the first netstring and returns its content.
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
