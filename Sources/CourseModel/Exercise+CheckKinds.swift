/// The checks of an exercise by kind. After a kind is added, the switch below no longer compiles;
/// it leads to the code that evaluates each kind.
package struct ChecksByKind: Sendable {
  /// A check that the compiler decides.
  package struct Alone: Sendable {
    package let check: Check
    /// The solution's files that the submission must compile without.
    package let files: [String]
  }

  /// A check that the submission's interface decides.
  package struct Declared: Sendable {
    package let check: Check
    package let names: [String]
    /// The files of the suite that are left out until the names are declared.
    package let opens: [String]
  }

  /// The checks that the suite decides, in their order.
  package private(set) var tests: [Check] = []
  /// The checks that compiling with only part of the solution decides.
  package private(set) var alone: [Alone] = []
  /// The checks that the submission's declarations decide.
  package private(set) var declared: [Declared] = []
  /// The checks that a change to their TODO decides.
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
  package var checksByKind: ChecksByKind { ChecksByKind(checks) }
}
