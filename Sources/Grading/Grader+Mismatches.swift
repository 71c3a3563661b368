import CourseModel
import Messages

// Submissions that compile but do not fit the suite.

extension Grader {
  /// The message to the author of a product that the suite does not fit: what the product lacks.
  func judgement(
    of product: Product, _ mismatch: SuiteCache.InterfaceMismatch
  ) throws(GradingError) -> Message {
    if let sentence = mismatch.unread { return sentence }
    let tools = try toolsBesideGiven()
    let inSources =
      try builder(with: tools).differences(of: product.outline, in: product.names)
      + mismatch.differences.map(ofStub)
    let differences = try differences(of: product, mismatch, inSources, with: tools)
    if mismatch.failure.isBreakdown { return Self.breakdown }
    if let sentence = differences.sentence { return sentence }
    return try lacking(in: product)
      ?? Message(
        """
        It compiles, but not together with the checks: give back to the stub's declarations their \
        names, parameters and types ('switchboard show \(exercise.name, "exercise")').
        """)
  }

  static let breakdown = Message(
    """
    It compiles, but the compiler itself breaks down when the checks are compiled beside it. Look \
    for declarations that are unusual, such as operators for `Any`, and write them more plainly.
    """)

  /// The differences of a product from what the checks need, as far as we can tell: those in its
  /// sources, or if there are none, those in its interface.
  ///
  /// - Throws: If the machine may be the reason why the suite does not compile.
  private func differences(
    of product: Product, _ mismatch: SuiteCache.InterfaceMismatch,
    _ inSources: [InterfaceDifference],
    with tools: Toolset
  ) throws(GradingError) -> [InterfaceDifference] {
    func found(beside solution: Interface) throws(GradingError) -> [InterfaceDifference] {
      guard inSources.isEmpty else { return inSources }
      let differences = try machine.sourceReader.differences(
        of: product.interface, from: solution, module: exercise.name)
      return try (differences ?? []).map(ofStub)
    }
    if mismatch.isProved {
      let suites = suites(with: tools) { () throws(GradingError) in
        try withBuiltSolution(\.interface)
      }
      return try found(beside: suites.reductions.reference())
    }
    return try withSolution { solution throws(GradingError) in
      let differences = try found(beside: solution.interface)
      let suites = suites(with: tools) { solution.interface }
      if differences.isEmpty || mismatch.failure.isBreakdown { try suites.prove(with: solution) }
      suites.keep(mismatch)
      return differences
    }
  }

  /// The difference with a note whether the stub has the declaration.
  private func ofStub(_ difference: InterfaceDifference) throws(GradingError) -> InterfaceDifference
  {
    let stub = SourceOutline(trusted: try ofCourse(exercise.stub))
    var difference = difference
    difference.isOfStub = stub?.declares(difference) ?? true
    return difference
  }

  /// A message with the solution's declarations that the suite mentions and the product lacks; nil
  /// if there are none, or if we cannot tell.
  func lacking(in product: Product) throws(GradingError) -> Message? {
    let solution = SourceOutline(trusted: try ofCourse(exercise.reference))
    guard let solution, let outline = product.outline else { return nil }
    let words = Set(
      try ofCourse(exercise.suite).flatMap { file in
        String(decoding: file.content, as: UTF8.self)
          .split { !($0 == "_" || $0.isLetter || $0.isNumber) }.map(String.init)
      })
    let names = solution.names(missingIn: outline).filter { words.contains($0.name) }
      .map { "`\($0.path)`" }
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(Self.maxNames).joined(separator: ", ")
    if names.count <= Self.maxNames {
      return Message(
        """
        It compiles, but not together with the checks, which need declarations that your files \
        lack: \(shown, "names").
        """)
    }
    return Message(
      """
      It compiles, but not together with the checks, which need declarations that your files lack: \
      \(shown, "names"), and \(names.count - Self.maxNames, "number") more.
      """)
  }

  private static let maxNames = 8
}
