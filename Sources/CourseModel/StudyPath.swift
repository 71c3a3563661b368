import Messages

/// A way through a course for people with a certain amount of time.
package struct StudyPath: Codable, Sendable, Equatable {
  /// The work for one go: an evening, a week.
  package struct Part: Codable, Sendable, Equatable {
    /// The name for people.
    package let title: String
    /// The time it takes, in hours; `audit` compares it with the amounts to read and to write.
    package let hours: Double
    /// The names of lessons and exercises, in their order.
    package let of: [String]
  }

  /// The name for `list --path`.
  package let name: String
  /// The name for people.
  package let title: String
  /// Its parts, in their order.
  package let parts: [Part]

  /// The time it takes, in hours.
  package var hours: Double { parts.reduce(0) { $0 + $1.hours } }

  /// The names of all its lessons and exercises, in their order.
  package var steps: [String] { parts.flatMap(\.of) }

  /// A learner's position on a path.
  package struct Position: Hashable, Sendable {
    /// The path's name.
    package let path: String
    /// The number of steps done.
    package let done: Int
    /// The number of all steps.
    package let count: Int

    package init(on path: String, done: Int, of count: Int) {
      self.path = path
      self.done = done
      self.count = count
    }

    /// The position in a few words.
    package var words: Message {
      // Translators: Pages and exercises that are done, of all on a path, which is a name.
      Message("\(done, "done") of \(count, "total") steps of \(path, "path")")
    }

    /// The position in a sentence.
    package var sentence: Message {
      Message(
        """
        On the path \(path, "path"), \(done, "done") of \(count, "total") steps (pages and \
        exercises) are done.
        """)
    }
  }
}

extension Message {
  /// After the last step of a part of a path, which is its title.
  package static func partIsDone(_ part: String) -> Message {
    // Translators: The part of a path is a title, such as “Evening 1, Delegation”.
    Message("You have finished “\(part, "part")”.")
  }
}

extension Course {
  /// The path of this name; an unknown name's error suggests the nearest.
  package func path(named name: String) throws(CourseError) -> StudyPath {
    if let found = paths.first(where: { $0.name == name.lowercased() }) { return found }
    throw .unknown(.path, name: name, nearest: nearest(to: name, among: paths.map(\.name)))
  }
}
