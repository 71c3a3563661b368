import Foundation
import Practising
import Terminal

/// The learner's loop on a terminal: keys, saves and answers in, a screen out.
///
/// It waits for everything at once, on a thread of its own; what takes time is handed out.
struct PracticeLoop {
  /// How long an Escape waits for what could follow it, in milliseconds.
  private static let escapeTime: Int32 = 50

  private let terminal: RawTerminal
  private let profile: TerminalProfile
  private var errands: PracticeErrands
  private var model: PracticeModel
  private var shown = Frame.unknown

  init(
    _ model: PracticeModel, _ errands: PracticeErrands, profile: TerminalProfile,
    on terminal: RawTerminal
  ) {
    self.model = model
    self.errands = errands
    self.profile = profile
    self.terminal = terminal
  }

  /// Practises until its learner has had enough; what it has begun is ended then.
  mutating func practise(from exercise: String) -> PracticeErrands.End {
    defer { errands.end() }
    if let end = perform([.open(exercise: exercise), .askForReview]) { return end }
    var decoder = KeyDecoder()
    while true {
      draw()
      let escape = decoder.isWaiting ? Self.escapeTime : nil
      let patience = [escape, errands.patience].compactMap { $0 }.min()
      var messages: [PracticeMessage] = []
      switch terminal.next(within: patience, or: errands.descriptors) {
      case .input(let bytes): messages = decoder.keys(from: bytes).map { .key($0) }
      case .silence: messages = decoder.finish().map { [.key($0)] } ?? []
      case .ready(let descriptor): messages = errands.receive(from: descriptor)
      case .changed:
        shown = .unknown
        messages = [.resized(terminal.size)]
      case .closed: return .quit
      }
      for message in messages + errands.dueMessages(for: model.exercise) {
        if let end = perform(model.update(message)) { return end }
      }
    }
  }

  private mutating func draw() {
    let frame = Frame(model.view, in: profile)
    let changes = frame.changes(from: shown)
    if !changes.isEmpty { terminal.write(changes) }
    shown = frame
  }

  private mutating func perform(_ effects: [PracticeEffect]) -> PracticeErrands.End? {
    var asked: [PracticeEffect] = []
    var model = model
    let end = errands.perform(effects, { model.update($0) }, show: { asked.append($0) })
    self.model = model
    for effect in asked { show(effect) }
    return end
  }

  /// Does what only a screen can; a failure is said.
  private mutating func show(_ effect: PracticeEffect) {
    do {
      if let message = try answer(to: effect) { _ = model.update(message) }
    } catch {
      _ = model.update(.notice("\(error)"))
    }
    shown = .unknown
  }

  private func answer(to effect: PracticeEffect) throws -> PracticeMessage? {
    switch effect {
    case .suspend: terminal.suspend()
    case .review: return try errands.desk.review { try terminal.lend(while: $0) }
    case .edit(let exercise, let place):
      return try errands.desk.edit(exercise, at: place, on: terminal)
    case .editProgram(let lesson, let program):
      return try errands.desk.edit(program: program, of: lesson, on: terminal)
    case .choose(let editor, let exercise, let place):
      return try errands.desk.choose(editor: editor, for: exercise, at: place, on: terminal)
    default: break
    }
    return nil
  }
}
