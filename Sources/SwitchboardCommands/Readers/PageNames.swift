import CourseModel
import Foundation
import Messages
import Terminal
import Typesetting

extension MarkdownDocument {
  /// This page of a course, for places where links cannot be followed: after each link to another
  /// page, it has the command to read that page.
  ///
  /// - Parameter context: The context in which the user types the command.
  func spelledOut(from file: URL, in context: Context) -> MarkdownDocument {
    PageNames(library: Library(context: context), address: file.path, document: self).spelledOut
  }
}

/// The commands for the pages that a course's page links to. Learners do not have the course's
/// files. For any other Markdown file, the user has the linked files.
struct PageNames {
  /// The target of a link.
  private struct Place {
    /// The command to show it; nil for the current page.
    let command: String?
    /// The text of the target's heading.
    let heading: String?
  }

  let library: Library
  /// The address of the page with the links.
  let address: String
  let document: MarkdownDocument

  /// The page with the command after each link to a page. Other links stay as they are.
  var spelledOut: MarkdownDocument {
    guard isOfCourse else { return document }
    return document.replacingLinks { reference in
      place(of: reference.destination).map { place in
        reference.content + words(for: place, after: reference.content.plainText)
      }
    }
  }

  /// The commands by the addresses of links.
  var commands: [String: String] {
    guard isOfCourse else { return [:] }
    return document.linkDestinations.reduce(into: [:]) { commands, destination in
      guard let place = place(of: destination), let command = place.command,
        let target = LinkTarget(destination)
      else { return }
      // Translators: The text of a link: the command that shows a page, and the heading.
      commands[target.address] =
        place.heading.map { profile.text(of: Message("\(command, "command"), “\($0, "heading")”")) }
        ?? command
    }
  }

  private var profile: TerminalProfile { library.context.screen.output }

  private var isOfCourse: Bool {
    let file = URL(filePath: address).resolvingSymlinksInPath()
    guard let folder = Course.folder(above: file)?.resolvingSymlinksInPath() else { return false }
    return ["Lessons", "Exercises"].contains {
      file.path.hasPrefix(folder.appending(path: $0).path + "/")
    }
  }

  private func words(for place: Place, after words: String) -> [Inline] {
    let heading = place.heading == words ? nil : place.heading
    let message: Message =
      switch (place.command, heading) {
      // Translators: The command is what one types to read the page.
      case (_?, nil): Message("(\(span: "command"))")
      case (_?, let heading?): Message("(\(span: "command"), “\(heading, "heading")”)")
      // Translators: The heading is that of a part of the page.
      case (nil, let heading?): Message("(“\(heading, "heading")”, on this page)")
      case (nil, nil): Message("(on this page)")
      }
    let pieces = profile.catalogue.pieces(of: message, leaving: ["command"])
    return [.text(" ")]
      + pieces.map { piece in
        switch piece {
        case .words(let words): .text(words)
        case .placeholder: .code(place.command ?? "")
        }
      }
  }

  /// The target of a link; nil if it is not a page that can be read here.
  private func place(of destination: String) -> Place? {
    guard !destination.hasPrefix("//"), !destination.contains(/^[A-Za-z][A-Za-z0-9+.-]*:/) else {
      return nil
    }
    let parts = destination.split(
      separator: "#", maxSplits: 1, omittingEmptySubsequences: false
    ).map { String($0).removingPercentEncoding ?? String($0) }
    let fragment = parts.count > 1 ? parts[1] : ""
    guard let path = parts.first, !path.isEmpty else {
      return document.heading(named: fragment).map { Place(command: nil, heading: $0) }
    }
    guard let file = PageFile.find(path, from: URL(filePath: address)),
      let (command, page) = library.command(showing: file)
    else { return nil }
    return Place(command: Invocation.command(command), heading: page?.heading(named: fragment))
  }
}

extension Library {
  /// The command that shows the page in a file, and the page; nil if it is not a page.
  fileprivate func command(showing file: URL) -> (command: String, page: MarkdownDocument?)? {
    guard ["md", "markdown"].contains(file.pathExtension.lowercased()) else { return nil }
    func parsed(_ text: String?) -> MarkdownDocument? {
      text.flatMap { try? MarkdownDocument(parsing: $0, sizeLimit: sizeLimit) }
    }
    if let lesson = lesson(at: file.path) {
      return ("switchboard lesson \(lesson.name)", parsed(lesson.body))
    }
    if let folder = Course.folder(above: file), let course = try? Course(at: folder) {
      let name = Self.exerciseName(around: file, in: course)
      if let name, let exercise = try? course.exercise(named: name) {
        switch file.lastPathComponent {
        case "README.md": return ("switchboard show \(name)", parsed(exercise.task))
        case "Twin.md": return ("switchboard twin \(name)", nil)
        default: break
        }
      }
      if let topic = course.topic(ofCard: file) { return ("switchboard card \(topic.name)", nil) }
    }
    if let glossary = glossary(at: file) {
      return ("switchboard lesson \(Glossary.name)", parsed(glossary.body))
    }
    let text = (try? MarkdownFile(at: file.path, from: context.folder, limit: sizeLimit))?.text
    return ("switchboard lesson --file \(typed(file))", parsed(text))
  }

  /// A path in shell syntax, relative to the current folder if it is in there.
  private func typed(_ file: URL) -> String {
    let here = context.folder.resolvingSymlinksInPath().path + "/"
    let path = file.path.hasPrefix(here) ? String(file.path.dropFirst(here.count)) : file.path
    guard path.contains(/[^A-Za-z0-9_.,\/@%+=:-]/) else { return path }
    return "'" + path.replacing("'", with: "'\\''") + "'"
  }
}
