/// The checks of an exercise, by what answers them. Whoever adds a kind is led here by the compiler,
/// and from here to those who answer.
package struct ChecksByKind: Sendable {
  /// A check that the compiler answers.
  package struct Alone: Sendable {
    /// The check.
    package let check: Check
    /// Names of files of the solution, without which the submission is to compile.
    package let files: [String]
  }

  /// A check that the submission's interface answers.
  package struct Declared: Sendable {
    /// The check.
    package let check: Check
    /// What is to be declared.
    package let names: [String]
    /// The files of the suite that stay away until it is.
    package let opens: [String]
  }

  /// Those that the suite answers, in their order.
  package private(set) var tests: [Check] = []
  /// Those answered by a part of the solution alone.
  package private(set) var alone: [Alone] = []
  /// Those answered by what a submission declares.
  package private(set) var declared: [Declared] = []
  /// Those answered by whether their TODO is as the stub has it.
  package private(set) var begun: [Check] = []

  init(_ checks: [Check]) {
    for check in checks {
      switch check.kind {
      case .test: tests.append(check)
      case .compilesWithout(let files, _): alone.append(Alone(check: check, files: files))
      case .declares(let names, let opens, _):
        declared.append(Declared(check: check, names: names, opens: opens))
      case .begun: begun.append(check)
      }
    }
  }
}

extension Exercise {
  /// The checks by what answers them.
  package var checksByKind: ChecksByKind { ChecksByKind(checks) }
}
