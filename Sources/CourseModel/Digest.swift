import CDigest
import Foundation

/// The SHA-256 of a sequence of fields. Each field's length is included to avoid ambiguity.
package struct Digest {
  private var context = SHA2_CTX()

  /// Creates an empty digest.
  package init() { SHA256Init(&context) }

  /// Adds a field of bytes.
  package mutating func add(_ data: Data) {
    var length = UInt64(data.count).littleEndian
    withUnsafeBytes(of: &length) { update($0) }
    data.withUnsafeBytes { update($0) }
  }

  /// Adds a text field.
  package mutating func add(_ text: String) { add(Data(text.utf8)) }

  /// Adds the number of files, and the name and content of each.
  package mutating func add(_ files: [SourceFile]) {
    add("\(files.count)")
    for file in files {
      add(file.name)
      add(file.content)
    }
  }

  /// Ends the sequence and returns 64 hexadecimal digits.
  package mutating func finish() -> String {
    bytes().map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The SHA-256 of one text, without its length, in Base64: the format of script hashes in a
  /// page's policy (Content Security Policy Level 3, 2.3.1).
  package static func base64(of text: String) -> String {
    Data(bytes(of: text)).base64EncodedString()
  }

  /// The SHA-256 of one text, without its length.
  static func bytes(of text: String) -> [UInt8] {
    var digest = Digest()
    Data(text.utf8).withUnsafeBytes { digest.update($0) }
    return digest.bytes()
  }

  private mutating func bytes() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    SHA256Final(&bytes, &context)
    return bytes
  }

  private mutating func update(_ bytes: UnsafeRawBufferPointer) {
    SHA256Update(&context, bytes.baseAddress, bytes.count)
  }
}

extension [SourceFile] {
  /// A digest of the files' names and bytes, in this order.
  package var digest: String {
    var digest = Digest()
    digest.add(self)
    return digest.finish()
  }
}
