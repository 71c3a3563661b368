import CourseModel

// Checks that ask for a declaration, and the part of the suite that could not be compiled without.

extension Exercise {
  /// What a submission declares of all that is asked for, for each check with `declares`. In what a
  /// result says, the words of exercise.json are not.
  func resultsOfDeclared(
    beside shortfalls: [Shortfall], knowing outline: SourceOutline?
  ) -> [CheckResult] {
    checks.compactMap { check in
      guard case .declares(let names, _, _) = check.kind else { return nil }
      let first = names.compactMap { name in shortfalls.first { $0.covers(name) } }.first
      return CheckResult(
        check, first == nil ? .passed : .failed,
        messages: first.map { [$0.sentence(knowing: outline)] } ?? [])
    }
  }

  /// Whether a check with `declares` says what this departure would.
  func asksInACheck(about departure: Departure) -> Bool {
    guard departure.kind == .asksForMore else { return false }
    return checks.contains { check in
      guard case .declares(let names, _, _) = check.kind else { return false }
      return names.contains(departure.owner)
    }
  }

  /// The files of the suite that stay away with these results.
  func closedFiles(with declared: [CheckResult]) -> Set<String> {
    Set(
      declared.filter { $0.status != .passed }.flatMap { result -> [String] in
        guard case .declares(_, let opens, _)? = checks.first(where: { $0.id == result.id })?.kind
        else { return [] }
        return opens
      })
  }

  /// The checks that have to wait for a declaration that is not there.
  func closedChecks(with declared: [CheckResult]) -> [Check] {
    let failed = Set(declared.filter { $0.status != .passed }.map(\.id))
    return checks.filter { check in
      check.kind == .test && declarations(neededBy: check).contains { failed.contains($0.id) }
    }
  }

  /// The checks with `declares` that a check needs, by way of others or not.
  func declarations(neededBy check: Check) -> [Check] {
    checks(neededBy: check).filter { if case .declares = $0.kind { true } else { false } }
  }
}

extension Shortfall {
  /// Whether what has this name is not there: a type that is missing takes its members along.
  fileprivate func covers(_ name: String) -> Bool {
    switch kind {
    case .missing, .otherKind: name == path || name.hasPrefix(path + ".")
    default: name == path
    }
  }
}
