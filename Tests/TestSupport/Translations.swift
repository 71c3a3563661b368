import Foundation
import Messages
import Testing

/// The languages in `Translations`, as `make` passes them to the tool.
package enum Translations {
  /// The folder with `switchboard.pot` and a `.po` file for each language.
  package static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Translations")

  /// The names of the languages.
  package static var languages: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".po") }.map { String($0.dropLast(3)) }.sorted()
    }
  }

  /// Returns a language's catalogue, from the present `.po` file.
  package static func catalogue(_ language: String) throws -> Catalogue {
    try #require(
      Catalogue(
        language: language,
        bytes: bytes(ofTemplate: folder.appending(path: "\(language).po"))))
  }

  /// Returns the binary catalogue that `msgfmt` makes of a `.po` file.
  package static func bytes(ofTemplate file: URL) throws -> [UInt8] {
    let target = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).mo")
    defer { try? FileManager.default.removeItem(at: target) }
    _ = try run("msgfmt", ["--output-file=\(target.path)", file.path])
    return [UInt8](try Data(contentsOf: target))
  }

  /// Runs a program of GNU gettext in English; returns its exit code and whole output.
  package static func run(
    _ program: String, _ arguments: [String]
  ) throws -> (code: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["LC_ALL=C", program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }
}
