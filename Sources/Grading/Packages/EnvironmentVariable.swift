/// An environment variable in the notation `NAME=VALUE`.
package struct EnvironmentVariable: Sendable, Equatable {
  /// Letters, digits and underscores.
  package let name: String
  /// Any text.
  package let value: String

  /// Parses a variable.
  ///
  /// - Throws: If the text is not a variable, or if the variable controls the loader or the runtime
  ///   of a run.
  package init(_ text: String) throws(PackageError) {
    guard let match = text.wholeMatch(of: /(?s)([A-Za-z_][A-Za-z0-9_]*)=(.*)/)?.output else {
      throw .noVariable(text)
    }
    (name, value) = (String(match.1), String(match.2))
    guard !name.hasPrefix("LD_"), !name.hasPrefix("SWIFT_") else { throw .noVariable(text) }
  }
}
