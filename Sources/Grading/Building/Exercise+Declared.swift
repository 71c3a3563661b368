import CourseModel

// Checks that ask for a declaration, and the part of the suite that cannot be compiled without it.

extension Exercise {
  /// What became of the checks with `declares`. One that needs another of them waits for it. In what a
  /// result says, the words of exercise.json are not.
  func resultsOfDeclared(
    beside shortfalls: [Shortfall], knowing outline: SourceOutline?
  ) -> [CheckResult] {
    var results: [CheckResult] = []
    for declared in checksByKind.declared {
      let check = declared.check
      let needed = Set(checks(neededBy: check).map(\.id))
      if results.contains(where: { needed.contains($0.id) && $0.status != .passed }) {
        results.append(CheckResult(check, .pending))
        continue
      }
      let first = declared.names.compactMap { name in shortfalls.first { $0.covers(name) } }.first
      let message = first?.sentence(knowing: outline)
      results.append(
        CheckResult(
          check, first == nil ? .passed : .failed, messages: message.map { [$0] } ?? []))
    }
    return results
  }

  /// Whether a check with `declares` says what this departure would.
  func asksInACheck(about departure: Departure) -> Bool {
    let names = checksByKind.declared.flatMap(\.names)
    return switch departure.kind {
    case .asksForMore: names.contains(departure.owner)
    // Which one it is, the names of its labels would say.
    case .changed: names.contains { $0.hasPrefix(departure.owner + ".") }
    default: false
    }
  }

  /// The files of the suite that stay away with these results.
  func closedFiles(with declared: [CheckResult]) -> Set<String> {
    let closed = Set(declared.filter { $0.status != .passed }.map(\.id))
    return Set(checksByKind.declared.filter { closed.contains($0.check.id) }.flatMap(\.opens))
  }

  /// The checks that have to wait for a declaration that is not there.
  func closedChecks(with declared: [CheckResult]) -> [Check] {
    let open = Set(declared.filter { $0.status == .passed }.map(\.id))
    let declarations = Set(checksByKind.declared.map(\.check.id))
    return checksByKind.tests.filter { test in
      checks(neededBy: test).contains { declarations.contains($0.id) && !open.contains($0.id) }
    }
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
