import CourseModel
import Synchronization

extension Grader {
  /// Graders for several exercises that are handed in together. Each grader knows the types of the
  /// other exercises.
  package static func all(
    for exercises: [Exercise], in machine: Machine
  ) throws(GradingError) -> [Grader] {
    var graders: [Grader] = []
    for exercise in exercises { graders.append(try Grader(for: exercise, in: machine)) }
    for index in graders.indices {
      let others = graders.map(\.types.names).enumerated().filter { $0.offset != index }.map(
        \.element)
      graders[index].others = others.reduce(into: []) { $0.formUnion($1) }
    }
    return graders
  }

  /// The types that an answer declares; they identify it in any folder.
  ///
  /// A class, because all hand-ins of a class share them. They are read with the first, since a
  /// learner's own check asks for none.
  final class AnswerTypes: Sendable {
    private let exercise: Exercise
    private let read = Mutex<Set<String>?>(nil)

    init(of exercise: Exercise) { self.exercise = exercise }

    /// The types that both stub and solution declare. An answer may lack types that only one of
    /// them has.
    var names: Set<String> {
      read.withLock { read in
        if let read { return read }
        let stub = (try? exercise.stub()).map { DeclaredTypes.names(in: $0) } ?? []
        let solution = (try? exercise.reference()).map { DeclaredTypes.names(in: $0) } ?? []
        let names =
          stub.isEmpty || solution.isEmpty ? stub.union(solution) : stub.intersection(solution)
        read = names
        return names
      }
    }
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
