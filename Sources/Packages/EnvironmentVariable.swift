/// A variable of the environment, as it is typed: `NAME=VALUE`.
package struct EnvironmentVariable: Sendable, Equatable {
  /// Letters, digits and underscores.
  package let name: String
  /// Any text.
  package let value: String

  /// The variable that a text says.
  ///
  /// - Throws: where it says none, or one by which the loader or the runtime of a run is told what to do.
  package init(_ text: String) throws(PackageError) {
    guard let match = text.wholeMatch(of: /(?s)([A-Za-z_][A-Za-z0-9_]*)=(.*)/)?.output else {
      throw .noVariable(text)
    }
    (name, value) = (String(match.1), String(match.2))
    guard !name.hasPrefix("LD_"), !name.hasPrefix("SWIFT_") else { throw .noVariable(text) }
  }
}
