import Glibc
import Terminal

/// A watched audit as text, with a block for each round: for output that is not a terminal, and for
/// screen readers.
struct AuditWatchTranscript {
  private let screen: Screen
  private var board: AuditBoard

  init(exercise: String, screen: Screen) {
    self.screen = screen
    board = AuditBoard(exercise: exercise)
  }

  /// Prints round after round, until the user ends it or closes the output.
  func show(with rounds: AuditWatchRounds) -> AuditWatch.End {
    var rounds = rounds
    defer { rounds.end() }
    var board = board
    take(&board) { try rounds.begin() }
    while true {
      var entries = rounds.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      // Without requested events, `poll` reports that the other end of a pipe is closed.
      entries.append(pollfd(fd: STDOUT_FILENO, events: 0, revents: 0))
      let count = poll(&entries, nfds_t(entries.count), rounds.patience ?? -1)
      guard count >= 0 || errno == EINTR else { return .quit }
      if count > 0, entries.last?.revents != 0 { return .quit }
      for entry in entries.dropLast() where count > 0 && entry.revents != 0 {
        for event in rounds.receive(from: entry.fd) { take(&board) { [event] } }
      }
      take(&board) { try rounds.dueEvents() }
    }
  }

  private func take(_ board: inout AuditBoard, _ events: () throws -> [AuditBoard.Event]) {
    do {
      for event in try events() {
        board.update(event)
        switch event {
        case .ended: screen.show(board.lines(profile: screen.table) + [Line()])
        case .announced(let text): screen.note(text)
        case .begun, .progressed: break
        }
      }
    } catch {
      screen.complain(.saying(error))
    }
  }
}
