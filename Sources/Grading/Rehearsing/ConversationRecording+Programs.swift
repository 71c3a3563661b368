import CourseModel
import Foundation

extension ConversationRecording {
  /// A recording of the programs of a course's pages, which are one file each.
  package static func ofPages(in machine: Machine) throws(GradingError) -> ConversationRecording {
    // A script's module has this name, which appears in its types' names.
    try ConversationRecording(of: .unjudged(named: "main"), in: machine)
  }

  private static let kind = "program-conversations"

  /// The conversation of an author's program with the objects of these files, cached; nil if it
  /// cannot be recorded.
  ///
  /// - Parameters:
  ///   - program: Statements and declarations.
  ///   - files: The files that it may use, besides MiniCocoa and the exercise's given modules; none
  ///     for a program of a page.
  package func conversation(
    of program: SourceFile, with files: [SourceFile] = []
  ) throws(GradingError) -> RecordedRun? {
    var digest = Digest()
    digest.add(identity)
    digest.add(exercise.name)
    digest.add(files)
    digest.add([program])
    let key = digest.finish()
    if let data = cache.data(Self.kind, key),
      let run = try? JSONDecoder().decode(RecordedRun.self, from: data)
    {
      return run
    }
    let run = try rehearsal(of: files, with: program)
    if let run, run.ending == .complete, let data = try? JSONEncoder().encode(run) {
      cache.keep(data, Self.kind, key)
    }
    return run
  }
}
