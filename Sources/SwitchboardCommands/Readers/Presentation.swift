import CourseModel
import Foundation
import FullScreen
import Messages
import Terminal
import Typesetting

/// Shows pages in the way that was requested and is possible here. Saves which lessons were read to
/// their end.
struct Presentation {
  /// The way a page was shown.
  enum Way {
    case reader, text
  }

  private let context: Context
  let library: Library
  let theme: Theme
  /// As in `PagerOptions`.
  let pager: Bool?
  /// The terminal for the reader; nil if pages are printed as text.
  private let desk: ReaderTerminal?
  /// Saves which lessons were read, if there is a workspace.
  let progress: ProgressStore?
  /// The workspace with learners' copies of programs, if there is one.
  let workspace: Workspace?

  /// - Parameter library: The readable pages. Adds the learner's progress to it.
  init(library: Library, theme: Theme, pager: Bool?, workspace: Workspace?) throws {
    context = library.context
    let progress = try workspace.map(ProgressStore.init(in:))
    desk = pager == nil ? ReaderTerminal(in: context) : nil
    self.library = Library(
      context: context, sizeLimit: library.sizeLimit, linksWords: desk != nil,
      progress: progress)
    self.theme = theme
    self.pager = pager
    self.progress = progress
    self.workspace = workspace
  }

  /// Shows a page, or makes it from its name first, if that takes long: in the reader, with the
  /// keys already working.
  func show(
    _ page: ReaderPage, making: (@Sendable () throws -> ReaderPage)? = nil
  ) async throws -> Way {
    if let desk {
      let host = PageProgramHost(
        in: context, workspace: workspace, progress: progress, isQuiet: true)
      let (end, model) = try await Loop.run { (tasks: LoopTasks<ReaderMessage>) in
        let services = ReaderServices(
          tasks, library: library, host: host, theme: theme, making: making, noteRead: note)
        let terminal = try RawTerminal(input: desk.input, output: STDOUT_FILENO)
        let model = ReaderModel(
          page, isUnread: making != nil, size: terminal.size, profile: context.screen.output,
          theme: theme)
        return (model, services, ScreenDisplay(on: terminal))
      }
      progress?.leave(
        Dictionary(
          uniqueKeysWithValues: model.places.compactMap { address, place in
            library.lesson(at: address).map { ($0.name, place) }
          }))
      try end.verify()
      return .reader
    }
    let page = try making?() ?? page
    let document = try await printed(page)
    let typesetter = TerminalTypesetter(
      profile: context.screen.output, theme: theme, hasMargin: true)
    if pager == true, context.screen.output.isTerminal {
      try await Pager(in: context).show { write in
        await typesetter.render(document, to: write)
      }
    } else {
      await typesetter.render(document, to: context.screen.write)
    }
    // Output to a pipe does not count as read.
    if context.screen.output.isTerminal { note(address: page.address) }
    return .text
  }

  /// A page as text: with its questions, the answers at its end, and commands in place of links.
  private func printed(_ page: ReaderPage) async throws -> MarkdownDocument {
    var document = page.document
    if let questions = page.questions {
      let host = PageProgramHost(in: context, isQuiet: false)
      document = try await showingThatItWorks(
        on: Message("running the page's programs"), context.screen
      ) {
        // A reader whose page goes into a pipe did not ask for a grader.
        try await host.answered(questions, prepares: context.screen.output.isTerminal)
          .printed(in: context.screen.output.catalogue)
      }
    }
    return document.spelledOut(from: URL(filePath: page.address), in: context)
  }

  /// Saves that a lesson was read. Ignores errors, because reading must work on a read-only disk as
  /// well.
  private func note(address: String) {
    guard let lesson = library.lesson(at: address) else { return }
    try? progress?.read(lesson: lesson.name, at: context.now())
  }
}
