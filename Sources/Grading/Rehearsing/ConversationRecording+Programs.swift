import CourseModel
import Foundation

extension ConversationRecording {
  /// Ready to record programs of a course's pages, which are one file each.
  package static func ofPages(in machine: Machine) throws(GradingError) -> ConversationRecording {
    // As a script's, whose types are called by it.
    try ConversationRecording(of: .unjudged(named: "main"), in: machine)
  }

  private static let kind = "program-conversations"

  /// What an author's program makes the objects of these files say, which is kept; nil if that cannot
  /// be recorded.
  ///
  /// - Parameters:
  ///   - program: Statements and declarations.
  ///   - files: What it may use besides MiniCocoa and the modules that the exercise gives; none for a
  ///     program of a page.
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
