import CourseModel
import Foundation
import Messages

/// Submissions for one exercise that one task of a cluster judges. Stored in a file that every node
/// can read.
struct Chunk: Codable, Sendable {
  /// A submission without its author.
  struct Part: Codable, Sendable, Equatable {
    /// A fingerprint of the files and of everything that judges them, computed where the class is
    /// graded. The judgement's file has this name.
    let key: String
    let files: [SourceFile]
  }

  /// The version of the file format.
  static let format = 1

  let format: Int
  /// The course's folder; nil if the exercise was read without a course.
  let course: String?
  /// The exercise's folder.
  let exercise: String
  /// The package exercise, if there is one. Its package need not be on the node.
  var package: PackageExercise? = nil
  /// The judge that must judge it.
  let judge: JudgeIdentity
  /// The folder for the judgements.
  let results: String
  let parts: [Part]

  /// Divides submissions into as few chunks as possible with at most `size` each. All chunks have
  /// nearly the same length, because a class is ready when its last task is.
  static func divide(_ parts: [Part], into size: Int) -> [[Part]] {
    guard !parts.isEmpty else { return [] }
    let count = (parts.count + size - 1) / size
    return (0..<count).map { index in
      Array(parts[(index * parts.count / count)..<((index + 1) * parts.count / count)])
    }
  }
}

extension Chunk {
  /// Reads the chunk in this file.
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

  /// The exercise, read on this machine.
  func loadedExercise() throws(GradingError) -> Exercise {
    if let package { return Exercise(of: package) }
    let folder = URL(filePath: exercise)
    return try ofCourse { () throws(CourseError) in
      guard let course else { return try Exercise(at: folder) }
      return try Course(at: URL(filePath: course)).exercise(named: folder.lastPathComponent)
    }
  }
}
