/// The sources to look for in a submission.
package struct ExpectedSources: Sendable {
  /// The exercise's module. A package's folder may have its name.
  package let module: String
  /// The given modules. Copies of them are not the student's work.
  package let given: [String]
  /// The types that the exercise's files declare. They identify an answer in any folder; empty if
  /// unknown.
  package let types: Set<String>
  /// The types of other exercises that are handed in together with this one.
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
