import Foundation
import Messages

extension Exercise {
  private struct Keys: Decodable {
    let title: String
    let framework: String
    let source: String
    let date: String
  }

  private enum Key: String, CodingKey {
    case title, framework, source, date
  }

  /// The frameworks that a twin may use.
  private static let frameworks = ["UIKit", "AppKit", "SwiftUI", "Foundation"]

  /// The twin's file, even if it does not exist.
  var twinFile: URL { folder.appending(path: "Twin.md") }

  /// Whether the twin's file exists, valid or not.
  package var hasTwin: Bool { FileManager.default.fileExists(atPath: twinFile.path) }

  /// The twin in Twin.md; nil without that file.
  package func twin() throws(CourseError) -> Twin? {
    guard hasTwin else { return nil }
    let page = try FrontMatter(at: twinFile)
    let keys = try page.data.yaml(Keys.self)
    guard Self.frameworks.contains(keys.framework) else {
      let instead = suggestion(
        instead: keys.framework, among: Self.frameworks, else: Message.frameworksAre)
      throw page.data.malformed(
        at: [Key.framework],
        Message(
          "a twin cannot use '\(keys.framework, "name")'; \(instead, "instead")")
      )
    }
    guard let source = URL(string: keys.source), source.scheme == "https", source.host() != nil
    else {
      throw page.data.malformed(
        at: [Key.source],
        Message(
          """
          '\(keys.source, "source")' does not begin with https://; write the address of the \
          documentation page that the twin follows
          """))
    }
    guard Self.isDay(keys.date) else {
      throw page.data.malformed(
        at: [Key.date], Message("'\(keys.date, "date")' is not a date; write it like 2026-11-22"))
    }
    return Twin(
      title: keys.title, framework: keys.framework, source: keys.source, date: keys.date,
      body: page.body, file: twinFile)
  }

  /// Whether a text is a valid calendar day, `YYYY-MM-DD`.
  private static func isDay(_ text: String) -> Bool {
    guard text.wholeMatch(of: /\d{4}-\d{2}-\d{2}/) != nil else { return false }
    let style = Date.ISO8601FormatStyle().year().month().day()
    guard let day = try? style.parse(text) else { return false }
    return style.format(day) == text
  }

  /// The file with the reasons for the solution, even if it does not exist.
  var reasonsFile: URL { folder.appending(path: "Why.md") }

  /// The reasons for the solution, where another right answer may look different: Why.md; nil if
  /// there is no such file.
  package func reasons() throws(CourseError) -> String? {
    guard FileManager.default.fileExists(atPath: reasonsFile.path) else { return nil }
    return try readText(reasonsFile)
  }

  /// The right answers to show after a pass, beside the solution, among those with an about.md: the
  /// model variants, or otherwise the first by name.
  package func shownVariants() throws(CourseError) -> [Variant] {
    let described = try variants().filter { $0.about != nil }
    guard !modelVariants.isEmpty else { return Array(described.prefix(1)) }
    return modelVariants.compactMap { name in described.first { $0.name == name } }
  }

  /// The name of the solution among the model answers.
  package static let solutionName = "model"

  /// The model answers: the solution, and the variants that are model answers as much as it is.
  package func modelAnswers() throws(CourseError) -> [Variant] {
    let solution = Variant(name: Self.solutionName, files: try solution(), about: try reasons())
    return [solution] + (modelVariants.isEmpty ? [] : try shownVariants())
  }

  /// Whether there is such an answer; reads nothing.
  package var hasShownVariant: Bool {
    let folders = (try? entries(of: folder.appending(path: "Variants"), orNone: true)) ?? []
    return folders.contains {
      FileManager.default.fileExists(atPath: $0.appending(path: "about.md").path)
    }
  }
}

extension Message {
  /// Of Apple's.
  fileprivate static func frameworksAre(_ names: String) -> Message {
    Message("the frameworks are \(names, "names")")
  }
}
