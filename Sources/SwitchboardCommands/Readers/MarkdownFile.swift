import ArgumentParser
import Foundation
import Messages
import Typesetting

/// Any Markdown file, read like a lesson.
struct MarkdownFile {
  /// The path as the user typed it; `-` is standard input.
  let path: String
  /// CommonMark, without front matter, which readers of a lesson do not see either.
  let text: String

  /// Reads the file at a path, seen from a folder. Throws if it has more than `limit` bytes.
  init(
    at path: String, from folder: URL, limit: Int = MarkdownDocument.sizeLimit
  ) throws {
    let data = try Self.read(path, from: folder, atMost: limit)
    guard ![[0xFE, 0xFF], [0xFF, 0xFE]].contains(Array(data.prefix(2))) else {
      throw UsageError(
        Message("\(path, "path") is UTF-16; convert it first: iconv -f UTF-16 -t UTF-8 {path}"))
    }
    self.path = path
    text = Self.withoutFrontMatter(of: String(decoding: data, as: UTF8.self))
  }

  private static func read(
    _ path: String, from folder: URL, atMost limit: Int
  ) throws -> Data {
    var isFolder: ObjCBool = false
    let file = URL(filePath: path, relativeTo: folder).path
    if path != "-" {
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
        throw UsageError(Message("there is no file \(path, "path")"))
      }
      guard !isFolder.boolValue else {
        throw UsageError(Message("\(path, "path") is a folder; name a Markdown file in it"))
      }
    }
    let handle = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: file)
    guard let handle else {
      throw UsageError(Message("\(path, "path") cannot be read; look at its permissions"))
    }
    let data = try handle.read(upToCount: limit + 1) ?? Data()
    guard data.count <= limit else {
      throw UsageError(
        Message(
          """
          \(path, "path") has more than \(limit / SizeLimit.megabyte, "megabytes") MB; if you \
          trust it, raise the limit with --size-limit
          """))
    }
    return data
  }

  /// The text without front matter.
  ///
  /// Front matter is the text between `---` in the first line and the next `---`, if it begins with
  /// a key, as in YAML.
  static func withoutFrontMatter(of text: String) -> String {
    let frontMatter = /---[ \t]*\r?\n[A-Za-z_][\w-]*:(?s:.*?)\n---[ \t]*(?=\r?\n|$)/
      .matchingSemantics(.unicodeScalar)  // as a character, \r\n is a single one
    return text.prefixMatch(of: frontMatter).map { String(text[$0.range.upperBound...]) } ?? text
  }
}

/// The most bytes of a document to read.
struct SizeLimit: ExpressibleByArgument {
  static let megabyte = 1_000_000

  let bytes: Int

  init(bytes: Int) { self.bytes = bytes }

  /// Megabytes, 1 to 500; libcmark counts bytes in 32 bits.
  init?(argument: String) {
    guard let megabytes = Int(argument), (1...500).contains(megabytes) else { return nil }
    bytes = megabytes * Self.megabyte
  }

  var defaultValueDescription: String { "\(bytes / Self.megabyte)" }
}
