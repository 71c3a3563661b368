import Foundation

/// The names that decide the order of a course's pages and exercises: enough to find the next one
/// without the text of any page or task.
package struct TableOfContents: Codable, Equatable, Sendable {
  /// A page's line.
  package struct Page: OrderedPage, Codable, Equatable {
    package let name: String
    package let topic: String
    package let exercises: [String]
  }

  /// An exercise's line.
  package struct Task: OrderedExercise, Codable, Equatable {
    package let name: String
    package let topic: String
    package let lesson: String?
    package let showsAnswers: Bool
  }

  private let pages: [Page]
  private let tasks: [Task]

  /// Creates the table of these pages and exercises.
  package init(of order: ReadingOrder) {
    pages = order.lessons.map { Page(name: $0.name, topic: $0.topic, exercises: $0.exercises) }
    tasks = order.exercises.map {
      Task(name: $0.name, topic: $0.topic, lesson: $0.lesson, showsAnswers: $0.showsAnswers)
    }
  }

  package var order: StepOrder<Page, Task> { StepOrder(lessons: pages, exercises: tasks) }
}

extension Course {
  /// The paths that decide the table of contents: its files, and the folders in which another file
  /// would count.
  package var filesOfContents: [String] {
    func names(in path: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }
    let lessons = folder.appending(path: "Lessons").path
    let exercises = folder.appending(path: "Exercises").path
    let pages = topics.flatMap { topic in
      let place = "\(lessons)/\(topic.name)"
      return [place] + names(in: place).filter { $0.hasSuffix(".md") }.map { "\(place)/\($0)" }
    }
    let parts = names(in: exercises).flatMap { name in
      ["exercise.json", SealedParts.fileName].map { "\(exercises)/\(name)/\($0)" }
    }
    return ["\(lessons)/course.json"] + pages + [exercises] + parts
  }
}
