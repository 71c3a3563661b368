import FullScreen
import SwiftSources
import Terminal
import Typesetting

/// Shows pages on a terminal until the user quits.
package struct Reader {
  /// The way in which a reader ended.
  package enum End: Hashable, Sendable {
    case quit
    /// By Ctrl-C.
    case interrupted
    /// The first page could not be opened, for this reason.
    case gaveUp(String)
  }

  let profile: TerminalProfile
  let theme: Theme
  let programs: ProgramServices
  let open: @Sendable (String, ReaderPage) -> Result<ReaderPage, PageFailure>

  /// Creates a reader for a profile.
  ///
  /// - Parameters:
  ///   - programs: Runs the programs of pages.
  ///   - open: Returns the page at a path relative to another page; called in the background.
  package init(
    profile: TerminalProfile, theme: Theme = .standard, programs: ProgramServices,
    open:
      @escaping @Sendable (
        _ path: String, _ page: ReaderPage
      ) -> Result<ReaderPage, PageFailure>
  ) {
    self.profile = profile
    self.theme = theme
    self.programs = programs
    self.open = open
  }

  /// Reads on a terminal, beginning with a page; does not restore the terminal.
  ///
  /// - Parameter making: Creates the first page in the background, if `page` is only its name.
  /// - Returns: How it ended, and the addresses of the pages whose end was seen.
  /// - Throws: `ThreadsError` if background work is impossible.
  package func read(
    _ page: ReaderPage, making: (@Sendable () -> Result<ReaderPage, PageFailure>)? = nil,
    on terminal: RawTerminal
  ) throws(ThreadsError) -> (end: End, finished: Set<String>) {
    let model = ReaderModel(
      page, isUnread: making != nil, size: terminal.size, profile: profile, theme: theme)
    var program = ReaderProgram(self, model, try ReaderJobs(), terminal)
    defer { program.jobs.cancel() }
    if let making { program.begin(making) }
    return (FullScreenLoop(on: terminal).run(&program), program.finished)
  }
}

/// The reason why a link leads to no page.
package struct PageFailure: Error, Hashable {
  /// The sentence for the status line.
  package let sentence: String

  /// Creates the failure.
  package init(_ sentence: String) { self.sentence = sentence }
}
