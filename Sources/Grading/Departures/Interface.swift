/// A module's public interface, as the compiler writes it into a `.swiftinterface` file.
///
/// Two modules of one interface run with the same suite (they are compiled for library
/// evolution), so a suite is compiled once per interface and not once per submission.
struct Interface: Sendable {
  /// The text without its header of comments, which names the compiler.
  let text: String

  init(parsing file: String) {
    text = file.split(separator: "\n").filter { !$0.hasPrefix("//") }.joined(separator: "\n")
  }

  /// What it declares. Read anew each time: only a suite that does not fit asks for it.
  var outline: Outline { Outline(of: text) }

  /// Where another interface departs from this one in what a suite may use.
  func departures(of other: Interface, module: String) -> [Departure] {
    outline.departures(of: other.outline, module: module)
  }
}
