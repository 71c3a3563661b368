import Foundation

/// The repository of these tests.
enum Repository {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let sources = folder.appending(path: "Sources")
}
