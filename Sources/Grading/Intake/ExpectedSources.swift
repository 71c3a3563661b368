/// What is looked for in what was handed in.
package struct ExpectedSources: Sendable {
  /// The exercise's module, as which a package's folder may be called.
  package let module: String
  /// The modules that are given, copies of which are nobody's work.
  package let given: [String]
  /// The types that the exercise's files declare, by which an answer is found wherever it lies; empty if
  /// they are not known.
  package let types: Set<String>
  /// Types of other exercises that are handed in with this one.
  package let others: Set<String>

  /// The sources of an answer.
  package init(
    module: String, given: [String] = [], types: Set<String> = [], others: Set<String> = []
  ) {
    self.module = module
    self.given = given
    self.types = types
    self.others = others.subtracting(types)
  }
}
