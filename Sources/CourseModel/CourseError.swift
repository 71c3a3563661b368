import Foundation
import Messages

/// A fault in a course's files: the place, the problem and the remedy.
package indirect enum CourseError: SpokenError, Equatable {
  /// The kind of thing that a name should refer to.
  package enum Kind: Sendable {
    case exercise, lesson, topic, path
  }

  /// The folder contains no course.
  case noCourse(URL)
  /// The file could not be read.
  case unreadable(URL, reason: Message)
  /// The content of the file is invalid. `line` counts from 1; nil if no single line is at fault.
  case malformed(URL, line: Int?, Message)
  /// The file was written for a newer Switchboard.
  case newer(URL, format: Int, known: Int)
  /// The name is unknown; `nearest` is the most similar one.
  case unknown(Kind, name: String, nearest: String?)
  /// At least two faults, one on each line.
  case several([CourseError])

  /// The problem and the remedy.
  package var message: Message {
    switch self {
    case .noCourse(let folder): .noCourse(at: folder.path)
    case .unreadable(let file, let reason): .unreadable(file.path, reason: reason)
    case .malformed(let file, let line, let fault):
      .fault(fault, at: file.path + (line.map { ":\($0)" } ?? ""))
    case .newer(let file, let format, let known):
      .newerFormat(of: file.path, format: format, known: known)
    case .unknown(let kind, let name, let nearest):
      nearest.map { .unknown(kind, name, nearest: $0) } ?? .unknown(kind, name)
    case .several(let errors): .lines(errors.map(\.message))
    }
  }
}

/// Returns the result of `work` for each item. Collects the errors of all items, so that an author
/// can fix them in one pass.
func collect<Item, Value>(
  _ items: [Item], _ work: (Item) throws(CourseError) -> Value
) throws(CourseError) -> [Value] {
  var values: [Value] = []
  var errors: [CourseError] = []
  for item in items {
    do throws(CourseError) {
      values.append(try work(item))
    } catch .several(let more) {
      errors += more
    } catch {
      errors.append(error)
    }
  }
  guard let first = errors.first else { return values }
  throw errors.count == 1 ? first : .several(errors)
}
