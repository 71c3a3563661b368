import Foundation
import Messages

/// What is wrong with a course's files: where, what, and what to do.
package indirect enum CourseError: SpokenError, Equatable {
  /// What a name should be of.
  package enum Kind: Sendable {
    case exercise, lesson, topic, path
  }

  /// There is no course at this folder.
  case noCourse(URL)
  /// The file could not be read.
  case unreadable(URL, reason: Message)
  /// The file does not say what it should: what is wrong, and what to do. `line` counts from 1, nil is
  /// a fault of no one line.
  case malformed(URL, line: Int?, Message)
  /// The file was written for a newer Switchboard.
  case newer(URL, format: Int, known: Int)
  /// No exercise or lesson has this name; `nearest` is the one most like it.
  case unknown(Kind, name: String, nearest: String?)
  /// Several faults, at least two, each a line.
  case several([CourseError])

  /// What is wrong, and what to do.
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

/// What `work` makes of each item; its errors all together, so that nobody repairs one a run.
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
