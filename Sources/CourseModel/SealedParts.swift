import CSodium
import Foundation
import Messages

/// The parts of an exercise that learners should not read by accident, in one encrypted file.
///
///     switchboard sealed 1 SIZE⏎    the format, and the uncompressed length in bytes
///     nonce (24 bytes), XChaCha20-Poly1305 of packed files
///
/// The key is in the source below. So this hides the parts from people who open a file or search
/// for an answer, but not from people who read our source or inspect a running process. It detects
/// damaged files and files of another exercise (draft-irtf-cfrg-xchacha-03).
package struct SealedParts: Sendable {
  /// The name of the file in an exercise's folder.
  package static let fileName = "sealed"

  /// The parts, with paths relative to the exercise's folder.
  let files: [SourceFile]

  private static let word = "switchboard sealed"
  private static let key: [UInt8] = Digest.bytes(
    of: "Whoever has found this could have asked the instructor.")
  private static let nonceSize = Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES)
  private static let tagSize = Int(crypto_aead_xchacha20poly1305_ietf_ABYTES)

  /// Seals these files for the exercise with this name. The same files produce the same bytes.
  package static func sealing(
    _ files: [SourceFile], of exercise: String
  ) throws(PackingError) -> Data {
    let packed = try PackedFiles(packing: files)
    let head = "\(word) \(DataFile.knownFormat) \(packed.size)\n"
    // The nonce is derived from the content, so that two contents never share one.
    let nonce = Array(Digest.bytes(of: exercise + files.digest).prefix(nonceSize))
    let aside = [UInt8]((head + exercise).utf8)
    var sealed = [UInt8](repeating: 0, count: packed.bytes.count + tagSize)
    let status = crypto_aead_xchacha20poly1305_ietf_encrypt(
      &sealed, nil, [UInt8](packed.bytes), UInt64(packed.bytes.count), aside, UInt64(aside.count),
      nil, nonce, key)
    guard status == 0 else { throw .noMemory }
    return Data(head.utf8) + nonce + sealed
  }

  /// Opens the sealed file in the folder of an exercise; nil without one.
  init?(in folder: URL) throws(CourseError) {
    let url = folder.appending(path: Self.fileName)
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    files = try Self.open(try readData(url), of: folder.lastPathComponent, at: url)
  }

  private static func open(
    _ content: Data, of exercise: String, at url: URL
  ) throws(CourseError) -> [SourceFile] {
    let damaged = CourseError.malformed(
      url, line: nil,
      Message(
        """
        is damaged, or belongs to another exercise; use the handout again as your instructor \
        gave it to you
        """))
    guard let end = content.firstIndex(of: UInt8(ascii: "\n")) else { throw damaged }
    let head = String(decoding: content[...end], as: UTF8.self)
    let words = head.dropLast().split(separator: " ")
    guard words.dropLast(2).joined(separator: " ") == word, words.count == 4,
      let format = Int(words[2]), let size = Int(words[3])
    else { throw damaged }
    guard format <= DataFile.knownFormat else {
      throw .newer(url, format: format, known: DataFile.knownFormat)
    }
    let rest = [UInt8](content[content.index(after: end)...])
    guard rest.count >= nonceSize + tagSize else { throw damaged }
    let (nonce, sealed) = (Array(rest.prefix(nonceSize)), Array(rest.dropFirst(nonceSize)))
    let aside = [UInt8]((head + exercise).utf8)
    var packed = [UInt8](repeating: 0, count: sealed.count)
    var count: UInt64 = 0
    let status = crypto_aead_xchacha20poly1305_ietf_decrypt(
      &packed, &count, nil, sealed, UInt64(sealed.count), aside, UInt64(aside.count), nonce, key)
    guard status == 0 else { throw damaged }
    do {
      return try PackedFiles(
        form: PackedFiles.form, size: size, bytes: Data(packed.prefix(Int(count)))
      ).unpacked()
    } catch {
      throw damaged
    }
  }

  /// The text at this path in the exercise's folder; nil if there is none.
  func text(at path: String) -> String? {
    files.first { $0.name == path }.map { String(decoding: $0.content, as: UTF8.self) }
  }

  /// The Swift files in a folder of the exercise, by their own names.
  func swiftFiles(in folder: String) -> [SourceFile] {
    files.filter { $0.name.hasPrefix(folder + "/") && $0.name.hasSuffix(".swift") }
      .map { SourceFile(name: String($0.name.dropFirst(folder.count + 1)), content: $0.content) }
      .filter { !$0.name.contains("/") }
  }

  /// The names of the folders in a folder of the exercise, sorted.
  func folders(in folder: String) -> [String] {
    let names = files.map(\.name).filter { $0.hasPrefix(folder + "/") }
      .compactMap { $0.split(separator: "/").dropFirst().dropLast().first.map(String.init) }
    return Set(names).sorted()
  }
}
