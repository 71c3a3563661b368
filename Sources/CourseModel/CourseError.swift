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
  /// A topic's name is expected, and this is an exercise of that topic.
  case exerciseIsNoTopic(String, topic: String)
  /// At least two faults, one on each line.
  case several([CourseError])

  /// The problem and the remedy.
  package var message: Message {
    switch self {
    case .noCourse(let folder):
      Message(
        """
        no course at \(folder.path, "path"): it has no Lessons/course.json; name a course's folder \
        with --course DIR
        """)
    case .unreadable(let file, let reason):
      Message(
        """
        \(file.path, "path"): cannot be read (\(reason, "reason")); check that it exists and that \
        you may read it
        """)
    // Translators: The place is a path, mostly with a line behind it; the fault is what is wrong
    // there, and what to do.
    case .malformed(let file, let line, let fault):
      Message("\(file.path + (line.map { ":\($0)" } ?? ""), "place"): \(fault, "fault")")
    // Translators: A file's format is a number, and so is the newest one that is known here.
    case .newer(let file, let format, let known):
      Message(
        """
        \(file.path, "path"):1: has format \(format, "format"), this switchboard reads up to \
        \(known, "known"); install a newer switchboard
        """)
    case .unknown(let kind, let name, let nearest):
      nearest.map { .unknown(kind, name, nearest: $0) } ?? .unknown(kind, name)
    case .exerciseIsNoTopic(let exercise, let topic):
      Message(
        """
        \(exercise, "exercise") is an exercise of the topic '\(topic, "topic")'; 'switchboard show \
        {exercise}' shows its task
        """)
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

extension Message {
  /// Of a name that is none of those that there are; 'switchboard list' is typed so.
  fileprivate static func unknown(_ kind: CourseError.Kind, _ name: String) -> Message {
    switch kind {
    case .exercise:
      Message("there is no exercise '\(name, "name")'; 'switchboard list --all' names them all")
    case .lesson:
      Message("there is no lesson '\(name, "name")'; 'switchboard list --all' names them all")
    case .topic:
      Message("there is no topic '\(name, "name")'; 'switchboard list' names them all")
    case .path:
      Message("there is no path '\(name, "name")'; 'switchboard list' names them all")
    }
  }

  /// Of a name that is none of those that there are, but like one of them.
  fileprivate static func unknown(_ kind: CourseError.Kind, _ name: String, nearest: String)
    -> Message
  {
    switch kind {
    case .exercise:
      Message("there is no exercise '\(name, "name")'; did you mean '\(nearest, "nearest")'?")
    case .lesson:
      Message("there is no lesson '\(name, "name")'; did you mean '\(nearest, "nearest")'?")
    case .topic:
      Message("there is no topic '\(name, "name")'; did you mean '\(nearest, "nearest")'?")
    case .path:
      Message("there is no path '\(name, "name")'; did you mean '\(nearest, "nearest")'?")
    }
  }
}
