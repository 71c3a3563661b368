import Glibc
import Terminal

/// An audit that goes on, as text: a block for each round, for output that is no terminal and for a
/// reader who listens.
struct AuditWatchTranscript {
  private let screen: Screen
  private var board: AuditBoard

  init(exercise: String, screen: Screen) {
    self.screen = screen
    board = AuditBoard(exercise: exercise)
  }

  /// Says round after round, until it is ended or nobody reads it any more.
  func show(with rounds: AuditWatchRounds) -> AuditWatch.End {
    var rounds = rounds
    defer { rounds.end() }
    var board = board
    take(&board) { try rounds.begin() }
    while true {
      var entries = rounds.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      // Asked for nothing, a pipe tells that its other end has gone.
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
