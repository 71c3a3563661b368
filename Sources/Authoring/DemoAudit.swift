import CourseModel
import Foundation
import Grading
import Messages

/// Checks that an exercise's demo compiles with the solution, and starts.
struct DemoAudit {
  private let exercise: Exercise
  private let recording: ConversationRecording

  init(of exercise: Exercise, in machine: Machine) throws(GradingError) {
    self.exercise = exercise
    recording = try ConversationRecording(of: exercise, in: machine)
  }

  /// The faults, with lines of the demo; empty if there is no demo. Blocks the calling thread.
  func findings() throws(GradingError) -> [AuditFinding] {
    guard let demo = try ofCourse(exercise.demo) else { return [] }
    switch try recording.demo(demo, of: ofCourse(exercise.solution)) {
    case .refused(.doesNotCompile(let diagnostics, let message)):
      let errors = diagnostics.filter { $0.severity == .error && !$0.isCascading }
      guard !errors.isEmpty else {
        return [AuditFinding(.doesNotCompile(message ?? .verbatim("")), at: demo.name)]
      }
      return errors.map { AuditFinding(.doesNotCompile($0.message), at: "\($0.file):\($0.line)") }
    case .refused(.notAdmitted(_, let message)):
      return [AuditFinding(.doesNotCompile(message), at: demo.name)]
    case .refused(.ran): return []
    case .ready(let program):
      let run = try DemoRun(of: program, events: [])
      run.finish()
      guard let reason = try run.run({ _ in }).ending.reason else { return [] }
      // Translators: The reason is a sentence.
      return [
        AuditFinding(
          Message("the demo does not start with the solution: \(reason, "reason")"), at: demo.name)
      ]
    }
  }
}

extension Message {
  // Translators: About the file with what learners play; the error is the compiler's words.
  fileprivate static func doesNotCompile(_ error: Message) -> Message {
    Message("the demo does not compile with the solution: \(error, "error")")
  }
}
