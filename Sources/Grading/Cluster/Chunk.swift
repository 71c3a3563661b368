import CourseModel
import Foundation
import Messages

/// Some submissions for one exercise that one task of a cluster judges: a file, which every node can read.
struct Chunk: Codable, Sendable {
  /// A submission, without whose it is.
  struct Part: Codable, Sendable, Equatable {
    /// Stands for the files, and for all that judges them, where the class is graded; the name of the
    /// judgement's file.
    let key: String
    let files: [SourceFile]
  }

  /// The version of this file's form.
  static let format = 1

  let format: Int
  /// The folder of the course; nil if the exercise was read by itself.
  let course: String?
  /// The folder of the exercise.
  let exercise: String
  /// What is graded where that is a package, which need not be on the node.
  var package: PackageExercise? = nil
  /// By what it has to be judged.
  let judge: JudgeIdentity
  /// The folder into which judgements go.
  let results: String
  let parts: [Part]

  /// Submissions in so many chunks that none has more than `size`, and all have nearly as many, since a
  /// class is ready when its last task is.
  static func divide(_ parts: [Part], into size: Int) -> [[Part]] {
    guard !parts.isEmpty else { return [] }
    let count = (parts.count + size - 1) / size
    return (0..<count).map { index in
      Array(parts[(index * parts.count / count)..<((index + 1) * parts.count / count)])
    }
  }
}

extension Chunk {
  /// The chunk in this file.
  init(at file: URL) throws(GradingError) {
    let chunk: Chunk
    do {
      chunk = try JSONDecoder().decode(Chunk.self, from: Data(contentsOf: file))
    } catch {
      throw .cluster(.unreadable(file.path, reason: error.systemReason))
    }
    guard chunk.format == Self.format else {
      throw .cluster(.unreadable(file.path, reason: "format \(chunk.format)"))
    }
    self = chunk
  }

  /// What is to be graded, as it is on this machine.
  func loadedExercise() throws(GradingError) -> Exercise {
    if let package { return Exercise(of: package) }
    let folder = URL(filePath: exercise)
    return try ofCourse { () throws(CourseError) in
      guard let course else { return try Exercise(at: folder) }
      return try Course(at: URL(filePath: course)).exercise(named: folder.lastPathComponent)
    }
  }
}
