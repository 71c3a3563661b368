import CourseModel

extension Grader {
  /// Graders for several exercises that are handed in together. Each grader knows the types of the
  /// other exercises.
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

  /// The types that both stub and solution declare. An answer may lack types that only one of them
  /// has.
  static func types(of exercise: Exercise) -> Set<String> {
    let stub = (try? exercise.stub()).map { DeclaredTypes.names(in: $0) } ?? []
    let solution = (try? exercise.reference()).map { DeclaredTypes.names(in: $0) } ?? []
    return stub.isEmpty || solution.isEmpty ? stub.union(solution) : stub.intersection(solution)
  }
}

extension Machine {
  /// A receiver for submissions to an exercise before there is a grader. It does not know which
  /// types an answer declares.
  package func receiver(for exercise: Exercise) -> SubmissionReceiver {
    SubmissionReceiver(
      executor: executor, module: exercise.name, given: exercise.givenModules)
  }
}
