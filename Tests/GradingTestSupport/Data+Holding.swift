import Foundation

extension Data {
  /// Whether the data contains this text. Foundation's search in a string leaks memory on Linux,
  /// some gigabytes in a loop that waits for a process.
  package func holds(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }
}
