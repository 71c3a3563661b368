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

  /// How long an Escape waits for what could follow it, in milliseconds.
  private static let escapeTime: Int32 = 50
  /// So long a page that is awaited may take before the screen says so, in milliseconds: few do.
  private static let calm: Int32 = 60

  private let profile: TerminalProfile
  private let theme: Theme
  private let programs: ProgramDesk
  private let open: @Sendable (String, ReaderPage) -> Result<ReaderPage, PageFailure>

  /// A reader for a place.
  ///
  /// - Parameters:
  ///   - programs: Runs the programs of pages.
  ///   - open: Finds the page that a relative path means, seen from another page; called beside the
  ///     keys.
  package init(
    profile: TerminalProfile, theme: Theme = .standard, programs: ProgramDesk,
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
    var finished: Set<String> = []
    var model = ReaderModel(
      page, isUnread: making != nil, size: terminal.size, profile: profile, theme: theme)
    let jobs = try ReaderJobs()
    defer { jobs.cancel() }
    if let making { jobs.begin { Self.answer(making(), fragment: nil) } }
    var decoder = KeyDecoder()
    var shown = Frame.unknown
    var isCalm = false
    while true {
      jobs.take(model.awaited)
      for errand in model.takeErrands() { perform(errand, jobs, terminal) }
      isCalm = isCalm && model.isWaiting
      if isCalm || !model.isWaiting { draw(model, on: terminal, over: &shown) }
      if !model.isWaiting, model.showsEnd { finished.insert(model.page.address) }
      let escape = decoder.isWaiting ? Self.escapeTime : nil
      let calm = model.isWaiting && !isCalm ? Self.calm : nil
      var messages: [ReaderMessage] = []
      switch terminal.next(
        within: [escape, calm].compactMap(\.self).min(), or: [jobs.answers.descriptor])
      {
      case .input(let bytes):
        messages = decoder.keys(from: bytes).map { .key($0) }
        isCalm = model.isWaiting
      case .silence:
        messages = decoder.finish().map { [.key($0)] } ?? []
        isCalm = true
      case .changed:
        shown = .unknown
        messages = [.resized(terminal.size)]
      case .ready: messages = jobs.answers.receive()
      case .closed: return (.quit, finished)
      }
      for message in messages {
        if let end = handle(message, &model, terminal, jobs) { return (end, finished) }
      }
    }
  }

  /// Does what nobody waits for.
  private func perform(_ errand: ReaderErrand, _ jobs: ReaderJobs, _ terminal: RawTerminal) {
    switch errand {
    case .keep(let answer): programs.keep(answer)
    case .predict(let prediction, let index, let address):
      jobs.beginRun { [programs] in
        .predicted(programs.predict(prediction), index: index, address: address)
      }
    case .run(let program, let page):
      var place = profile
      place.columns = terminal.size.columns
      jobs.beginRun { [programs, place] in .ran(programs.run(program, page, place)) }
    }
  }

  private func draw(_ model: ReaderModel, on terminal: RawTerminal, over shown: inout Frame) {
    let frame = Frame(model.view, in: profile)
    let changes = frame.changes(from: shown)
    if !changes.isEmpty { terminal.write(changes) }
    shown = frame
  }

  /// Lets something happen, and does what it asks for.
  private func handle(
    _ message: ReaderMessage, _ model: inout ReaderModel, _ terminal: RawTerminal,
    _ jobs: ReaderJobs
  ) -> End? {
    switch model.update(message) {
    case nil: return nil
    case .quit: return .quit
    case .interrupt: return .interrupted
    case .giveUp(let sentence): return .gaveUp(sentence)
    case .suspend: terminal.suspend()
    case .open(let path, let fragment):
      jobs.begin { [open, page = model.page] in Self.answer(open(path, page), fragment: fragment) }
    }
    return nil
  }

  private static func answer(
    _ page: Result<ReaderPage, PageFailure>, fragment: String?
  ) -> ReaderMessage {
    switch page {
    case .success(let page): .opened(page, fragment: fragment)
    case .failure(let failure): .failed(failure.sentence)
    }
  }
}

/// Why there is no page at the end of a link.
package struct PageFailure: Error, Hashable {
  /// What is wrong, for the status line.
  package let sentence: String

  /// A page that cannot be shown, and why.
  package init(_ sentence: String) { self.sentence = sentence }
}
