import CourseModel

extension Grader {
  /// A grader for each of several exercises that are handed in together, each of which knows what belongs
  /// to the others.
  package static func all(
    for exercises: [Exercise], in machine: Machine
  ) throws(GradingError) -> [Grader] {
    var graders: [Grader] = []
    for exercise in exercises { graders.append(try Grader(for: exercise, in: machine)) }
    for index in graders.indices {
      let others = graders.enumerated().filter { $0.offset != index }.map { $0.element.types }
      graders[index].others = others.reduce(into: []) { $0.formUnion($1) }
    }
    return graders
  }

  /// What stub and solution declare both. What only one of them has, an answer may do without.
  static func types(of exercise: Exercise) -> Set<String> {
    let stub = (try? exercise.stub()).map { DeclaredTypes.names(in: $0) } ?? []
    let solution = (try? exercise.reference()).map { DeclaredTypes.names(in: $0) } ?? []
    return stub.isEmpty || solution.isEmpty ? stub.union(solution) : stub.intersection(solution)
  }
}

extension Machine {
  /// What takes submissions for an exercise, before there is a grader: it knows whose they are, and not
  /// what an answer declares.
  package func receiver(for exercise: Exercise) -> SubmissionReceiver {
    SubmissionReceiver(
      executor: executor, module: exercise.name, given: exercise.givenModules)
  }
}
