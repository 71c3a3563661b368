import CourseModel
import Synchronization

extension Grader {
  /// Graders for several exercises that are handed in together. Each grader knows the sources of
  /// the others.
  ///
  /// - Parameter course: All exercises of the course. Each grader recognises files for these, too.
  package static func all(
    for exercises: [Exercise], of course: [Exercise] = [], in machine: Machine
  ) throws(GradingError) -> [Grader] {
    var graders: [Grader] = []
    for exercise in exercises { graders.append(try Grader(for: exercise, in: machine)) }
    let expected = graders.map(\.expected)
    let names = Set(exercises.map(\.name))
    let neighbours = course.filter { !names.contains($0.name) }.map(AnswerFiles.init)
    for index in graders.indices {
      graders[index].others = expected.enumerated().filter { $0.offset != index }.map(\.element)
      graders[index].neighbours = neighbours
    }
    return graders
  }

  /// The types that an answer declares, which identify it in any folder, and the stub's files.
  ///
  /// A class, because all hand-ins of a class share them. They are read with the first, since a
  /// learner's own check asks for none.
  final class AnswerFiles: Sendable {
    private let exercise: Exercise
    private typealias Files = (
      types: Set<String>, stub: [SourceFile], declared: DeclaredTypes
    )
    private let read = Mutex<Files?>(nil)

    init(of exercise: Exercise) { self.exercise = exercise }

    /// The types that both stub and solution declare. An answer may lack types that only one of
    /// them has.
    var types: Set<String> { files.types }

    /// The stub's files that replace missing ones. None if the stub is the reference, as in a
    /// package without a solution: they would be the answer. None that the author fixes.
    var stub: [SourceFile] { files.stub }

    func expected(
      beside others: [ExpectedSources] = [], _ neighbours: [ExpectedSources] = []
    ) -> ExpectedSources {
      ExpectedSources(
        module: exercise.name, given: exercise.givenModules, imports: Set(exercise.imports),
        types: types, others: others, neighbours: neighbours, stub: stub, declaring: files.declared)
    }

    private var files: Files {
      read.withLock { read in
        if let read { return read }
        let (stub, solution) = ((try? exercise.stub()) ?? [], (try? exercise.reference()) ?? [])
        let (given, right) = (DeclaredTypes.names(in: stub), DeclaredTypes.names(in: solution))
        let fixed = Set(exercise.completed([]).map(\.name))
        let own = stub == solution ? [] : stub.filter { !fixed.contains($0.name) }
        let files = (
          types: given.isEmpty || right.isEmpty ? given.union(right) : given.intersection(right),
          stub: own, declared: DeclaredTypes(of: own)
        )
        read = files
        return files
      }
    }
  }
}
