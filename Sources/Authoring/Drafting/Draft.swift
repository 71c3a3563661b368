import Foundation
import Messages

/// New files for an author: either all of them are written, or none.
package struct Draft: Sendable {
  /// The contents of the files, by path in the folder.
  let files: [String: String]

  /// Creates a folder with these files.
  ///
  /// Writes them into a hidden folder next to it and renames that, so that other processes see
  /// everything or nothing.
  func write(asFolder folder: URL) throws(DraftingError) {
    try Self.making(folder) { place in
      for (path, text) in files {
        let file = place.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }
  }

  static func write(_ text: String, asFile file: URL) throws(DraftingError) {
    try making(file) { try Data(text.utf8).write(to: $0) }
  }

  /// Creates a file or folder that others see whole or not at all.
  ///
  /// - Parameter write: Writes it in a hidden place beside, from which it is renamed.
  package static func making(
    _ target: URL, _ write: (URL) throws -> Void
  ) throws(DraftingError) {
    guard !FileManager.default.fileExists(atPath: target.path) else {
      throw .exists(path: target.path)
    }
    let parent = target.deletingLastPathComponent()
    let place = parent.appending(path: ".\(target.lastPathComponent).\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try write(place)
      try FileManager.default.moveItem(at: place, to: target)
    } catch {
      try? FileManager.default.removeItem(at: place)
      if let error = error as? DraftingError { throw error }
      throw .file(path: target.path, reason: reason(of: error))
    }
  }

  /// Returns the reason why a file could not be written, in a few words.
  static func reason(of error: any Error) -> Message {
    switch (error as? CocoaError)?.code {
    // Translators: Why a file cannot be read or written.
    case .fileWriteNoPermission?: Message("no permission")
    // Translators: Why a file cannot be written.
    case .fileWriteOutOfSpace?: Message("the disk is full")
    // Translators: Why a file cannot be written.
    case .fileWriteVolumeReadOnly?: Message("the disk is read-only")
    default: .verbatim(error.systemReason)
    }
  }
}
