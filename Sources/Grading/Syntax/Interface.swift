/// A module's public interface, as the compiler writes it into a `.swiftinterface` file.
struct Interface: Sendable {
  /// The comments at the top, which tell a compiler how to read the rest.
  let header: String
  /// The text after these comments.
  let text: String

  init(parsing file: String) {
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.prefix { $0.hasPrefix("//") }
    header = head.map { $0 + "\n" }.joined()
    text = lines.dropFirst(head.count).joined(separator: "\n")
  }

  /// The header with additional flags for the compiler.
  func header(with flags: [String]) -> String {
    let mark = "// swift-module-flags:"
    return header.replacing(mark, with: ([mark] + flags).joined(separator: " "))
  }
}
