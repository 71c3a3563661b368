import Foundation

/// A Markdown file of a course, with the line numbers of an editor.
package struct CoursePage: Sendable, Equatable {
  /// The Markdown file.
  package let file: URL
  /// The text of the file. Front matter is replaced by empty lines, so line numbers match the file.
  package let markdown: String

  init(at file: URL, hasFrontMatter: Bool) throws(CourseError) {
    var lines = try readText(file).split(separator: "\n", omittingEmptySubsequences: false)
    if hasFrontMatter, lines.first == "---",
      let end = lines.dropFirst().firstIndex(of: "---")
    {
      lines.replaceSubrange(...end, with: Array(repeating: "", count: end + 1))
    }
    self.file = file
    markdown = lines.joined(separator: "\n")
  }

  private init(file: URL, markdown: String) {
    self.file = file
    self.markdown = markdown
  }

  /// The same without the comments that say when a hint helps, which are not for readers.
  fileprivate var withoutHintConditions: CoursePage {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    return CoursePage(
      file: file, markdown: lines.map(\.withoutHintCondition).joined(separator: "\n"))
  }
}

extension Course {
  /// The pages of all lessons, including translations, the topics' cards and the glossary.
  package func lessonPages() throws(CourseError) -> [CoursePage] {
    var pages: [CoursePage] = []
    for part in [""] + topics.map(\.name) {
      let folder = folder.appending(path: "Lessons").appending(path: part)
      for file in try entries(of: folder, orNone: true) where file.pathExtension == "md" {
        pages.append(try CoursePage(at: file, hasFrontMatter: true))
      }
    }
    return pages
  }
}

extension Lesson {
  package func page() throws(CourseError) -> CoursePage {
    try CoursePage(at: file, hasFrontMatter: true)
  }
}

extension Exercise {
  /// All files that its author writes, in reading order.
  package func files() throws(CourseError) -> [URL] {
    var files = [folder.appending(path: "exercise.json"), folder.appending(path: "README.md")]
    for part in ["Sources", "Solution", "Hidden"] {
      files += try entries(of: folder.appending(path: part), orNone: true)
    }
    if hasTwin { files.append(twinFile) }
    // Programs whose conversations appear in the task.
    files += try entries(of: folder, orNone: false).filter { $0.pathExtension == "swift" }
    let modules = try entries(of: folder.appending(path: GivenModule.folderName), orNone: true)
    for program in try modules.filter(\.hasDirectoryPath) + answers() {
      files += try entries(of: program, orNone: true)
    }
    return files.filter { ["json", "md", "patch", "swift"].contains($0.pathExtension) }
  }

  /// The task with its hints, the messages of mistakes, the descriptions of variants, and the twin.
  package func pages() throws(CourseError) -> [CoursePage] {
    let readme = folder.appending(path: "README.md")
    var pages = [try CoursePage(at: readme, hasFrontMatter: false).withoutHintConditions]
    for mistake in try entries(of: folder.appending(path: "Mistakes"), orNone: true)
    where mistake.hasDirectoryPath {
      let message = mistake.appending(path: "message.md")
      pages.append(try CoursePage(at: message, hasFrontMatter: true))
    }
    for variant in try entries(of: folder.appending(path: "Variants"), orNone: true) {
      let about = variant.appending(path: "about.md")
      guard FileManager.default.fileExists(atPath: about.path) else { continue }
      pages.append(try CoursePage(at: about, hasFrontMatter: false))
    }
    if try reasons() != nil { pages.append(try CoursePage(at: reasonsFile, hasFrontMatter: false)) }
    if hasTwin { pages.append(try CoursePage(at: twinFile, hasFrontMatter: true)) }
    return pages
  }
}
