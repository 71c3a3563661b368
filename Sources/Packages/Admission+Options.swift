import CourseModel

extension Admission {
  /// What a report's diagnostics would have to be allowed, all together; nil where nothing would do.
  package init?(toAdmit diagnostics: [Diagnostic]) {
    let errors = diagnostics.filter { $0.severity == .error }
    guard !errors.isEmpty, errors.allSatisfy({ $0.allowance != nil }) else { return nil }
    self = errors.compactMap(\.allowance).reduce(Admission()) { $0.adding($1) }
  }

  /// The options of a command that allow this for a package, as they are typed.
  package var options: String {
    (relaxations.map { "--allow \($0.rawValue)" }.sorted()
      + imports.sorted().map { "--allow-import \($0)" }).joined(separator: " ")
  }
}
