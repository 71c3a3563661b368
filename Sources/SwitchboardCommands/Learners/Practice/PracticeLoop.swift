import FullScreen
import Practising
import Terminal

/// The learner's loop as a program on a full screen: keys, saves and answers in, what its model asks
/// for done.
struct PracticeLoop: FullScreenProgram {
  let profile: TerminalProfile
  private let terminal: RawTerminal
  private var performer: PracticePerformer
  private var model: PracticeModel

  init(
    _ model: PracticeModel, _ performer: PracticePerformer, profile: TerminalProfile,
    on terminal: RawTerminal
  ) {
    self.model = model
    self.performer = performer
    self.profile = profile
    self.terminal = terminal
  }

  /// Practises until its learner has had enough; what it has begun is ended then.
  mutating func practise(from exercise: String) -> PracticePerformer.End {
    defer { performer.end() }
    if case .end(let end) = perform([.open(exercise: exercise), .askForReview]) { return end }
    return FullScreenLoop(on: terminal).run(&self)
  }

  var view: [Line]? { model.view }
  var descriptors: [Int32] { performer.descriptors }
  var patience: Int32? { performer.patience }
  var abandoned: PracticePerformer.End { .quit }

  mutating func handle(_ event: FullScreenEvent) -> FullScreenStep<PracticePerformer.End> {
    var isOtherScreen = false
    for message in messages(about: event) {
      switch perform(model.update(message)) {
      case .goOn: break
      case .redraw: isOtherScreen = true
      case .end(let end): return .end(end)
      }
    }
    return isOtherScreen ? .redraw : .goOn
  }

  private mutating func messages(about event: FullScreenEvent) -> [PracticeMessage] {
    switch event {
    case .key(let key): [.key(key)]
    case .resized(let size): [.resized(size)]
    case .ready(let descriptor): performer.receive(from: descriptor)
    case .tick: performer.dueMessages(for: model.exercise)
    }
  }

  /// Does what is asked for, and at once what comes of it.
  private mutating func perform(
    _ effects: [PracticeEffect]
  ) -> FullScreenStep<PracticePerformer.End> {
    var isOtherScreen = false
    var open = effects
    while !open.isEmpty {
      switch performer.perform(open.removeFirst()) {
      case .nothing: break
      case .message(let message): open = model.update(message) + open
      case .end(let end): return .end(end)
      case .screen(let task):
        isOtherScreen = true
        if let message = message(from: task) { open = model.update(message) + open }
      }
    }
    return isOtherScreen ? .redraw : .goOn
  }

  /// Does what only a screen can; a failure is said.
  private func message(from task: ScreenTask) -> PracticeMessage? {
    if task == .suspend { terminal.suspend() }
    return performer.services.message(
      from: task, on: LentTerminal(lend: { try terminal.lend(while: $0) }, say: { _ in }))
  }
}
