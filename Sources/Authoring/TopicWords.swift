import CourseModel
import Foundation
import Typesetting

/// The amount to read and to write in a topic.
package struct TopicWords: Sendable, Equatable {
  /// A hard sentence and the path of its file.
  package struct Place: Sendable, Equatable {
    /// The path in the course's folder.
    package let path: String
    package let sentence: HardSentence

    fileprivate var words: Int { sentence.sentence.words }
  }

  package let topic: Course.Topic
  /// The lessons, then the tasks.
  package let pages: [PageWords]
  /// The number of words in all messages of mistakes and in the pages shown after a pass.
  package let messageWords: Int
  /// Hard sentences: those of pages in order, then those of messages, longest first.
  package let hardSentences: [Place]
  /// The number of hard sentences in messages.
  package let hardMessages: Int

  /// The number of words in lessons and tasks.
  package var words: Int { pages.reduce(0) { $0 + $1.words } }

  /// The number of words in all hints.
  package var hints: Int { pages.reduce(0) { $0 + $1.hints } }

  /// The number of code lines in all pages.
  package var codeLines: Int { pages.reduce(0) { $0 + $1.codeLines } }

  /// The reading time of all pages, in minutes.
  package var minutes: Int { pages.reduce(0) { $0 + $1.minutes } }

  /// The number of lines to write in its exercises.
  package var lines: Int { pages.reduce(0) { $0 + $1.lines } }

  /// The number of words to read for each line to write; nil if there is nothing to write.
  package var wordsPerLine: Int? { lines == 0 ? nil : (words + lines / 2) / lines }

  /// Whether there is too much to read for the lines to write.
  package var isTooMuchReading: Bool {
    !pages.isEmpty && words > lines * WordLimits.perLine
  }

  /// Whether the topic exceeds a limit.
  package var isOver: Bool {
    isTooMuchReading || !hardSentences.isEmpty || pages.contains(where: \.isTooLong)
  }

  /// Counts the words of a topic's lessons and exercises.
  package init(of topic: Course.Topic, in course: Course) throws {
    let lessons = try course.lessons().filter { $0.topic == topic.name }
    let exercises = try course.exercises().filter { $0.topic == topic.name }
    self.topic = topic
    var places: [Place] = []
    pages =
      try lessons.map { lesson in
        let words = try PageWords(of: lesson)
        let path = "Lessons/\(topic.name)/\(lesson.file.lastPathComponent)"
        places += words.hardSentences.map { Place(path: path, sentence: $0) }
        return words
      }
      + exercises.map { exercise in
        let words = try PageWords(of: exercise)
        let path = "Exercises/\(exercise.name)/README.md"
        places += words.hardSentences.map { Place(path: path, sentence: $0) }
        return words
      }
    let ofPages = places.count
    messageWords = try exercises.reduce(0) { sum, exercise in
      try exercise.pages().dropFirst().reduce(sum) { sum, page in
        let prose = try Prose(in: page.markdown)
        let path =
          "Exercises/\(exercise.name)"
          + page.file.path.dropFirst(exercise.folder.path.count)
        places += prose.hardSentences.map { Place(path: path, sentence: $0) }
        return sum + prose.words
      }
    }
    hardSentences = places[..<ofPages] + places[ofPages...].sorted { $0.words > $1.words }
    hardMessages = places.count - ofPages
  }
}

extension PageWords {
  fileprivate var hints: Int { if case .task(let hints, _) = kind { hints } else { 0 } }

  fileprivate var lines: Int { if case .task(_, let lines) = kind { lines } else { 0 } }
}
