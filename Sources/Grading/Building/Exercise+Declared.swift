import CourseModel

// Checks that ask for a declaration, and the suite files that cannot be compiled without it.

extension Exercise {
  /// The results of the checks with `declares`. A check that needs another one is pending until
  /// that passes. The messages contain no text from exercise.json.
  func resultsOfDeclared(
    beside unmetRequirements: [UnmetRequirement], knowing outline: SourceOutline?
  ) -> [CheckResult] {
    var results: [CheckResult] = []
    for declared in checksByKind.declared {
      let check = declared.check
      let needed = Set(checks(neededBy: check).map(\.id))
      if results.contains(where: { needed.contains($0.id) && $0.status != .passed }) {
        results.append(CheckResult(check, .pending))
        continue
      }
      let first = declared.names.compactMap { name in unmetRequirements.first { $0.covers(name) } }
        .first
      let message = first?.sentence(knowing: outline)
      results.append(
        CheckResult(
          check, first == nil ? .passed : .failed, messages: message.map { [$0] } ?? []))
    }
    return results
  }

  /// Whether a check with `declares` already reports this difference.
  func asksInACheck(about difference: InterfaceDifference) -> Bool {
    let names = checksByKind.declared.flatMap(\.names)
    return switch difference.kind {
    case .asksForMore: names.contains(difference.owner)
    // The difference does not say which overload it is; that would take the labels.
    case .changed: names.contains { $0.hasPrefix(difference.owner + ".") }
    default: false
    }
  }

  /// The suite files to leave out, given these results.
  func closedFiles(with declared: [CheckResult]) -> Set<String> {
    let closed = Set(declared.filter { $0.status != .passed }.map(\.id))
    return Set(checksByKind.declared.filter { closed.contains($0.check.id) }.flatMap(\.opens))
  }

  /// The checks that wait for a missing declaration.
  func closedChecks(with declared: [CheckResult]) -> [Check] {
    let open = Set(declared.filter { $0.status == .passed }.map(\.id))
    let declarations = Set(checksByKind.declared.map(\.check.id))
    return checksByKind.tests.filter { test in
      checks(neededBy: test).contains { declarations.contains($0.id) && !open.contains($0.id) }
    }
  }
}

extension UnmetRequirement {
  /// Whether the declaration with this name is missing. A missing type takes its members with it.
  fileprivate func covers(_ name: String) -> Bool {
    switch kind {
    case .missing, .otherKind: name == path || name.hasPrefix(path + ".")
    default: name == path
    }
  }
}
