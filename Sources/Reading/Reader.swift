import FullScreen
import Terminal
import Threads
import Typesetting

/// Shows pages on a terminal until their reader has had enough.
package struct Reader {
  /// How a reader was left.
  package enum End: Hashable, Sendable {
    case quit
    /// By Ctrl-C.
    case interrupted
    /// Because its first page was not to be had, for this reason.
    case gaveUp(String)
  }

  let profile: TerminalProfile
  let theme: Theme
  let programs: ProgramServices
  let open: @Sendable (String, ReaderPage) -> Result<ReaderPage, PageFailure>

  /// A reader for a place.
  ///
  /// - Parameters:
  ///   - programs: Runs the programs of pages.
  ///   - open: Finds the page that a relative path means, seen from another page; called beside the
  ///     keys.
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

  /// Reads on a terminal, beginning with a page; the terminal is not given back.
  ///
  /// - Parameter making: Makes the first page beside the keys, if `page` is only its name.
  /// - Returns: How it was left, and the addresses of the pages whose end was seen.
  /// - Throws: `ThreadsError` if nothing can be done beside the keys.
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

/// Why there is no page at the end of a link.
package struct PageFailure: Error, Hashable {
  /// What is wrong, for the status line.
  package let sentence: String

  /// A page that cannot be shown, and why.
  package init(_ sentence: String) { self.sentence = sentence }
}
