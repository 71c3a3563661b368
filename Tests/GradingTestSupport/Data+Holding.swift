import Foundation

extension Data {
  /// Whether this text stands in these bytes. Foundation's search in a string keeps memory on Linux
  /// each time, some gigabytes in a loop that waits for a process.
  package func holds(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }
}
