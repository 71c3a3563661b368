import Foundation

/// The repository that these tests stand in.
enum Repository {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let sources = folder.appending(path: "Sources")
}
