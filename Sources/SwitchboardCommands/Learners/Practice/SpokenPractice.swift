import Foundation
import Glibc
import Practising
import Terminal

/// The learner's loop as sentences, one after the other: for a reader who listens, and for output
/// that is no terminal.
struct SpokenPractice {
  private var performer: PracticePerformer
  private var transcript: PracticeTranscript
  /// Where keys are typed, a line for each; nil where nobody types.
  private let keyboard: Int32?

  init(_ transcript: PracticeTranscript, _ performer: PracticePerformer, keyboard: Int32?) {
    self.transcript = transcript
    self.performer = performer
    self.keyboard = keyboard
  }

  /// Speaks until somebody ends it.
  mutating func speak(from exercise: String) -> PracticePerformer.End {
    defer { performer.end() }
    if let end = perform([.open(exercise: exercise), .askForReview]) { return end }
    while true {
      var entries = ([keyboard].compactMap { $0 } + performer.descriptors).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let count = poll(&entries, nfds_t(entries.count), performer.patience ?? -1)
      guard count >= 0 || errno == EINTR else { return .quit }
      var messages: [PracticeMessage] = []
      for entry in entries where count > 0 && entry.revents != 0 {
        if entry.fd == keyboard {
          guard let keys = keys(from: entry.fd) else { return .quit }
          messages += keys.map { .key($0) }
        } else {
          messages += performer.receive(from: entry.fd)
        }
      }
      for message in messages + performer.dueMessages(for: transcript.model.exercise) {
        if let end = happen(message) { return end }
      }
    }
  }

  /// The keys of a line, without its end unless there is nothing else; nil at the end of all.
  private func keys(from descriptor: Int32) -> [Key]? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return nil }
    let text = String(decoding: bytes[..<count], as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? [.enter] : text.map { .character($0) }
  }

  private mutating func happen(_ message: PracticeMessage) -> PracticePerformer.End? {
    perform(effects(of: message))
  }

  /// Says what is to be said about a message; returns what it asks for.
  private mutating func effects(of message: PracticeMessage) -> [PracticeEffect] {
    let (lines, effects) = transcript.update(message)
    performer.services.context.screen.show(lines)
    return effects
  }

  /// Does what is asked for, and at once what comes of it.
  private mutating func perform(_ effects: [PracticeEffect]) -> PracticePerformer.End? {
    var open = effects
    while !open.isEmpty {
      switch performer.perform(open.removeFirst()) {
      case .message(let message): open = self.effects(of: message) + open
      case .end(let end): return end
      case .screen(let task):
        if let message = message(from: task) { open = self.effects(of: message) + open }
      case .nothing: break
      }
    }
    return nil
  }

  /// Opens an editor, or asks what is due, here and now: what is typed meanwhile is theirs.
  private func message(from task: ScreenTask) -> PracticeMessage? {
    let screen = performer.services.context.screen
    return performer.services.message(
      from: task, on: LentTerminal(lend: { try $0() }, say: { screen.show($0) }))
  }
}
