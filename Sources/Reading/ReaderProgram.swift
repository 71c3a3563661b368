import FullScreen
import Terminal

/// A reader as a full-screen program, which carries out the effects of its model.
struct ReaderProgram: FullScreenProgram {
  /// The delay before the screen shows that a page is awaited; few pages take so long.
  private static let calm: Duration = .milliseconds(60)

  private let reader: Reader
  private var model: ReaderModel
  let jobs: ReaderJobs
  private let terminal: RawTerminal
  /// The addresses of the pages whose end was seen.
  private(set) var finished: Set<String> = []
  /// The time at which the screen shows that a page is awaited; nil while none is.
  private var saysSo: ContinuousClock.Instant?
  /// Whether a page is awaited and the screen doesn't show it yet.
  private var isCalm = false

  init(_ reader: Reader, _ model: ReaderModel, _ jobs: ReaderJobs, _ terminal: RawTerminal) {
    self.reader = reader
    self.model = model
    self.jobs = jobs
    self.terminal = terminal
  }

  /// Creates the first page in the background.
  func begin(_ making: @escaping @Sendable () -> Result<ReaderPage, PageFailure>) {
    jobs.begin { Self.answer(making(), fragment: nil) }
  }

  // MARK: - The screen

  var profile: TerminalProfile { reader.profile }
  var view: [Line]? { isCalm ? nil : model.view }
  var descriptors: [Int32] { [jobs.answers.descriptor] }
  var abandoned: Reader.End { .quit }

  var patience: Int32? {
    guard let saysSo, isCalm else { return nil }
    return Int32((max(.zero, saysSo - .now) / .milliseconds(1)).rounded(.up))
  }

  // MARK: - What happens

  mutating func handle(_ event: FullScreenEvent) -> FullScreenStep<Reader.End> {
    switch event {
    case .key(let key):
      // After a key, show the state immediately.
      if model.isWaiting { saysSo = .now }
      return perform(.key(key))
    case .resized(let size): return perform(.resized(size))
    case .ready:
      for message in jobs.answers.receive() {
        if case .end(let end) = perform(message) { return .end(end) }
      }
    case .tick: settle()
    }
    return .goOn
  }

  /// Handles an event, and carries out its effect.
  private mutating func perform(_ message: ReaderMessage) -> FullScreenStep<Reader.End> {
    switch model.update(message) {
    case nil: break
    case .quit: return .end(.quit)
    case .interrupt: return .end(.interrupted)
    case .giveUp(let sentence): return .end(.gaveUp(sentence))
    case .suspend: terminal.suspend()
    case .open(let path, let fragment):
      jobs.begin { [open = reader.open, page = model.page] in
        Self.answer(open(path, page), fragment: fragment)
      }
    }
    return .goOn
  }

  /// Orders the awaited layout, and begins background tasks.
  private mutating func settle() {
    jobs.take(model.awaited)
    for task in model.takeTasks() { perform(task) }
    if model.isWaiting {
      let end = saysSo ?? .now + Self.calm
      saysSo = end
      isCalm = .now < end
    } else {
      saysSo = nil
      isCalm = false
      if model.showsEnd { finished.insert(model.page.address) }
    }
  }

  private func perform(_ task: ReaderTask) {
    let programs = reader.programs
    switch task {
    case .keep(let answer): programs.keep(answer)
    case .predict(let prediction, let index, let address):
      jobs.beginRun {
        .predicted(programs.predict(prediction), index: index, address: address)
      }
    case .tryOut(let trial, let address):
      jobs.beginRun { .tried(programs.tryOut(trial), trial, address: address) }
    case .run(let program, let page):
      var place = reader.profile
      place.columns = terminal.size.columns
      jobs.beginRun { [place] in .ran(programs.run(program, page, place)) }
    }
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
