import Terminal
import Typesetting

/// Shows pages on a terminal until their reader has had enough.
package struct Reader {
  /// How a reader was left.
  package enum End: Hashable, Sendable {
    case quit
    /// By Ctrl-C.
    case interrupted
  }

  /// How long an Escape waits for what could follow it, in milliseconds.
  private static let escapeTime: Int32 = 50

  private let profile: TerminalProfile
  private let theme: Theme
  private let open: (String, ReaderPage) -> Result<ReaderPage, PageFailure>

  /// A reader for a place.
  ///
  /// - Parameter open: Finds the page that a relative path means, seen from another page.
  package init(
    profile: TerminalProfile, theme: Theme = .standard,
    open: @escaping (_ path: String, _ page: ReaderPage) -> Result<ReaderPage, PageFailure>
  ) {
    self.profile = profile
    self.theme = theme
    self.open = open
  }

  /// Reads on a terminal, beginning with a page; the terminal is not given back.
  ///
  /// - Returns: How it was left, and the addresses of the pages whose end was seen.
  package func read(
    _ page: ReaderPage, on terminal: RawTerminal
  ) -> (end: End, finished: Set<String>) {
    var finished: Set<String> = []
    var model = ReaderModel(page, size: terminal.size, profile: profile, theme: theme)
    var decoder = KeyDecoder()
    var shown = Frame.unknown
    while true {
      let frame = Frame(model.view, in: profile)
      let changes = frame.changes(from: shown)
      if !changes.isEmpty { terminal.write(changes) }
      shown = frame
      if model.showsEnd { finished.insert(model.page.address) }
      var messages: [ReaderMessage] = []
      switch terminal.next(within: decoder.isWaiting ? Self.escapeTime : nil) {
      case .input(let bytes): messages = decoder.keys(from: bytes).map { .key($0) }
      case .silence: messages = decoder.finish().map { [.key($0)] } ?? []
      case .changed:
        shown = .unknown
        messages = [.resized(terminal.size)]
      case .ready: break  // nothing else is waited for
      case .closed: return (.quit, finished)
      }
      for message in messages {
        if let end = handle(message, &model, terminal) { return (end, finished) }
      }
    }
  }

  /// Lets something happen, and does what it asks for.
  private func handle(
    _ message: ReaderMessage, _ model: inout ReaderModel, _ terminal: RawTerminal
  ) -> End? {
    switch model.update(message) {
    case nil: return nil
    case .quit: return .quit
    case .interrupt: return .interrupted
    case .suspend: terminal.suspend()
    case .open(let path, let fragment):
      switch open(path, model.page) {
      case .success(let page): _ = model.update(.opened(page, fragment: fragment))
      case .failure(let failure): _ = model.update(.failed(failure.sentence))
      }
    }
    return nil
  }
}

/// Why there is no page at the end of a link.
package struct PageFailure: Error, Hashable {
  /// What is wrong, for the status line.
  package let sentence: String

  /// A page that cannot be shown, and why.
  package init(_ sentence: String) { self.sentence = sentence }
}
