import CourseModel

// Checks that ask for a declaration, and the part of the suite that cannot be compiled without it.

extension Exercise {
  /// What became of the checks with `declares`. One that needs another of them waits for it. In what a
  /// result says, the words of exercise.json are not.
  func resultsOfDeclared(
    beside shortfalls: [Shortfall], knowing outline: SourceOutline?
  ) -> [CheckResult] {
    var results: [CheckResult] = []
    for check in checks {
      guard case .declares(let names, _, _) = check.kind else { continue }
      let needed = Set(checks(neededBy: check).map(\.id))
      if results.contains(where: { needed.contains($0.id) && $0.status != .passed }) {
        results.append(CheckResult(check, .pending))
        continue
      }
      let first = names.compactMap { name in shortfalls.first { $0.covers(name) } }.first
      let message = first?.sentence(knowing: outline)
      results.append(
        CheckResult(
          check, first == nil ? .passed : .failed, messages: message.map { [$0] } ?? []))
    }
    return results
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
        let kind = checks.first { $0.id == result.id }?.kind
        return if case .declares(_, let opens, _)? = kind { opens } else { [] }
      })
  }

  /// The checks that have to wait for a declaration that is not there.
  func closedChecks(with declared: [CheckResult]) -> [Check] {
    let open = Set(declared.filter { $0.status == .passed }.map(\.id))
    return checks.filter { check in
      check.kind == .test && declarations(neededBy: check).contains { !open.contains($0.id) }
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
