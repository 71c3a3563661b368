import CourseModel
import Foundation
import Learning
import Reading
import Terminal
import Typesetting
import Workspaces

/// A page shown in the way that was asked for and is possible here; lessons that are read to their
/// end are noted.
struct Presentation {
  /// How a page was shown.
  enum Way {
    case reader, text
  }

  private let context: Context
  let library: Library
  let theme: Theme
  /// As in `PagerOptions`.
  let pager: Bool?
  /// Where pages open in the reader; nil where they are text.
  private let desk: ReaderTerminal?
  /// Where lessons that were read are noted, if there is a workspace.
  let progress: ProgressStore?
  /// Where learners' copies of programs lie, likewise.
  let workspace: Workspace?

  /// - Parameter library: The pages that can be read; what was answered on them is looked up here.
  init(library: Library, theme: Theme, pager: Bool?, workspace: Workspace?) throws {
    context = library.context
    let progress = try workspace.map(ProgressStore.init(in:))
    desk = pager == nil ? ReaderTerminal(in: context) : nil
    self.library = Library(
      context: context, sizeLimit: library.sizeLimit, linksWords: desk != nil,
      answers: try progress?.answers().typed ?? [:],
      passed: Set(try progress?.states().filter { $0.value.passedAt != nil }.keys ?? [:].keys))
    self.theme = theme
    self.pager = pager
    self.progress = progress
    self.workspace = workspace
  }

  /// Shows a page, or the one that is made of its name where that may take long: in the reader, beside
  /// the keys.
  func show(
    _ page: ReaderPage, making: (@Sendable () throws -> ReaderPage)? = nil
  ) async throws -> Way {
    if let desk {
      let host = PageProgramHost(
        in: context, workspace: workspace, progress: progress, isQuiet: true)
      try desk.read(page, making: making, from: library, on: host, theme: theme) {
        note(addresses: $0)
      }
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
    // Nobody reads what goes into a pipe.
    if context.screen.output.isTerminal { note(addresses: [page.address]) }
    return .text
  }

  /// A page as text: its questions where they stand, the answers at its end, and what one types in
  /// place of links that cannot be followed.
  private func printed(_ page: ReaderPage) async throws -> MarkdownDocument {
    var document = page.document
    if let questions = page.questions {
      let host = PageProgramHost(in: context, isQuiet: false)
      document = try await showingThatItWorks(
        on: .runningPrograms, context.screen
      ) {
        // Whoever has a page in a pipe did not ask for a grader.
        try await host.answered(questions, prepares: context.screen.output.isTerminal)
          .printed(in: context.screen.output.catalogue)
      }
    }
    return document.spelledOut(from: URL(filePath: page.address), in: context)
  }

  /// Notes the lessons among these pages. Where nothing can be kept, as on a read-only disk, one may
  /// read all the same.
  private func note(addresses: Set<String>) {
    for address in addresses.sorted() {
      guard let lesson = library.lesson(at: address) else { continue }
      try? progress?.read(lesson: lesson.name, at: context.now())
    }
  }
}
