/// A module's public interface, as the compiler writes it into a `.swiftinterface` file.
struct Interface: Sendable {
  /// The comments at its head, by which a compiler knows how to read the rest.
  let header: String
  /// The text behind them.
  let text: String

  init(parsing file: String) {
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.prefix { $0.hasPrefix("//") }
    header = head.map { $0 + "\n" }.joined()
    text = lines.dropFirst(head.count).joined(separator: "\n")
  }

  /// The head of an interface that a compiler is to read with these flags as well.
  func header(with flags: [String]) -> String {
    let mark = "// swift-module-flags:"
    return header.replacing(mark, with: ([mark] + flags).joined(separator: " "))
  }
}
