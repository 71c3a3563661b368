/// The sources to look for in a submission.
struct ExpectedSources: Sendable {
  /// The exercise's module. A package's folder may have its name.
  let module: String
  /// The given modules. Copies of them are not the student's work.
  let given: [String]
  /// The types that the exercise's files declare. They identify an answer in any folder; empty if
  /// unknown.
  let types: Set<String>
  /// The types of other exercises that are handed in together with this one.
  let others: Set<String>

  /// The sources of an answer.
  init(
    module: String, given: [String] = [], types: Set<String> = [], others: Set<String> = []
  ) {
    self.module = module
    self.given = given
    self.types = types
    self.others = others.subtracting(types)
  }
}
