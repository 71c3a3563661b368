import CourseModel

extension Admission {
  /// The permissions that would admit all errors in a report's diagnostics; nil if none would.
  package init?(toAdmit diagnostics: [Diagnostic]) {
    let errors = diagnostics.filter { $0.severity == .error }
    guard !errors.isEmpty, errors.allSatisfy({ $0.allowance != nil }) else { return nil }
    self = errors.compactMap(\.allowance).reduce(Admission()) { $0.adding($1) }
  }

  /// The command-line options that grant these permissions for a package.
  package var options: String {
    (relaxations.map { "--allow \($0.rawValue)" }.sorted()
      + imports.sorted().map { "--allow-import \($0)" }).joined(separator: " ")
  }
}
