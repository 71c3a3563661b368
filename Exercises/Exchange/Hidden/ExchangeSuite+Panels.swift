import Checking
import MiniCocoa
import Screens
import Telephony
import Testing

import class Exchange.LinePanel
import class Exchange.LineReceptionist

// Changes of other threads get to the screen's queue.
extension ExchangeSuite {
  @Test func bringsStates() {
    judge(brings)
  }

  @Test func panelShows() {
    judge(after: [brings], shows)
  }

  @Test func firstState() {
    judge(after: [brings]) { cast in
      let (line, screen, notebook) = (
        Line(1, center: NotificationCenter()), screenQueue(), Notebook()
      )
      line.ring(cast.call(0, 1))
      let receptionist = LineReceptionist(of: line, queue: screen) { notebook.write($0) }
      guard notebook.states.isEmpty else {
        return """
          A line was ringing when its receptionist began, and the screen's queue was suspended. \
          The task ran at once, inside `init`, on the thread that created the receptionist. The \
          first state goes to the queue like all others: add an operation for it.
          """
      }
      screen.runAll()
      guard notebook.states == [.ringing] else {
        return """
          A line was ringing when its receptionist began. The screen's queue ran, before any \
          change. The task got \(quoted(notebook.states)), and should get ringing: a display shows \
          the present state, too, and not only changes.
          """
      }
      guard notebook.isAll(from: screen) else {
        return """
          A line was ringing when its receptionist began. The task got that state, but not in an \
          operation of the screen's queue. The first state goes to the queue like all others.
          """
      }
      return withExtendedLifetime(receptionist) { nil }
    }
  }

  @Test func burst() {
    judge(after: [brings]) { cast in
      let (lines, screen) = (cast.lines(2), screenQueue())
      let notebooks = [Notebook(), Notebook()]
      let receptionists = zip(lines, notebooks).map { line, notebook in
        LineReceptionist(of: line, queue: screen) { notebook.write($0) }
      }
      screen.runAll()
      let before = notebooks.map(\.states.count)
      let states: [LineState] = [.ringing, .talking, .held, .free]
      var due: [[LineState]] = [[], []]
      for turn in 0..<250 {
        for index in lines.indices {
          let state = states.filter { $0 != (due[index].last ?? .free) }.randomElement() ?? .free
          due[index].append(state)
          let last = due[index][turn]
          onAnotherThread { lines[index].state = last }
        }
      }
      screen.runAll()
      let told = zip(notebooks, before).map { Array($0.states.dropFirst($1)) }
      guard told == due else {
        let isShort = zip(told, due).contains { $0.count < $1.count }
        return """
          Workers changed two lines 500 times, while the screen's queue was suspended. Then the \
          queue ran. \
          \(isShort ? "Some of the states never came." : "Other states came than were set.") Each \
          line's states should arrive one by one, in order, as they were at each change.
          """
      }
      return withExtendedLifetime(receptionists) { nil }
    }
  }

  @Test func noWaiting() {
    judge(after: [brings]) { cast in
      let (line, screen, notebook) = (
        Line(1, center: NotificationCenter()), screenQueue(), Notebook()
      )
      let receptionist = LineReceptionist(of: line, queue: screen) { notebook.write($0) }
      let misuses = Misuse.recorded {
        onAnotherThread { line.ring(cast.call(0, 1)) }
      }
      guard misuses.isEmpty else {
        return """
          A worker let a line ring, while the screen's queue was suspended. MiniCocoa reports: \
          \(misuses[0]) A receptionist adds an operation and returns, so that the worker can go \
          on.
          """
      }
      return withExtendedLifetime(receptionist) { nil }
    }
  }

  @Test func noShortcut() {
    judge(after: [brings]) { cast in
      let (line, screen, notebook) = (
        Line(1, center: NotificationCenter()), screenQueue(), Notebook()
      )
      let receptionist = LineReceptionist(of: line, queue: screen) { notebook.write($0) }
      screen.runAll()
      let before = notebook.states.count
      screen.addOperation {
        line.ring(cast.call(0, 1))
        notebook.write(.held)
      }
      screen.runAll()
      guard Array(notebook.states.dropFirst(before)) == [.held, .ringing] else {
        return """
          Work on the screen's own queue let a line ring, and went on. The task should run after \
          this work, and it didn't. If other states wait in the queue, the newest one would \
          overtake them.
          """
      }
      return withExtendedLifetime(receptionist) { nil }
    }
  }

  @Test func stopsInBurst() {
    judge(after: [brings], stops)
  }

  @Test func goneInBurst() {
    judge(after: [brings, stops]) { cast in
      let (line, screen, notebook) = (
        Line(1, center: NotificationCenter()), screenQueue(), Notebook()
      )
      let scene = ringsOnce(line, cast.call(0, 1), screen, notebook)
      // Another check judges a display that is kept alive.
      guard scene.isFreed("the receptionist") else { return nil }
      // Another check judges when the first state is notified.
      let before = notebook.states.count
      screen.runAll()
      guard notebook.states.count == before else {
        return """
          A line rang, and its receptionist was released without `stop()`. Then the screen's queue \
          ran. The task got \(quoted(notebook.states.dropFirst(before))), and should get nothing: \
          a receptionist's end is a stop, too.
          """
      }
      return nil
    }
  }

  private func ringsOnce(
    _ line: Line, _ call: Call, _ screen: OperationQueue, _ notebook: Notebook
  ) -> Scene {
    let receptionist = LineReceptionist(of: line, queue: screen) { notebook.write($0) }
    onAnotherThread { line.ring(call) }
    return Scene(["the receptionist": receptionist])
  }

  @Test func closedInBurst() {
    judge(after: [brings, shows]) { cast in
      let (line, screen) = (Line(1, center: NotificationCenter()), screenQueue())
      let panel = LinePanel(line, screen: screen)
      panel.close()
      guard screen.operationCount == 0 else {
        return """
          A panel that nobody had opened was closed. Now there is work in the screen's queue. \
          Closing a closed panel should do nothing.
          """
      }
      for story in ["", "A panel was opened and closed, then opened again. "] {
        panel.open()
        screen.runAll()
        let before = panel.display.history.count
        onAnotherThread {
          line.ring(cast.call(0, 1))
          line.answer()
        }
        panel.close()
        onAnotherThread { line.hangUp() }
        screen.runAll()
        guard panel.display.history.count == before else {
          return """
            \(story)A line rang and was answered. Before the screen's queue ran, the panel was \
            closed, and the call ended. Then the panel showed \
            \(quoted(panel.display.history.dropFirst(before))). A closed panel shows nothing more.
            """
        }
      }
      panel.close()
      return nil
    }
  }

  @Test func opensOnce() {
    judge(after: [brings, shows]) { cast in
      let (line, screen) = (Line(1, center: NotificationCenter()), screenQueue())
      let panel = LinePanel(line, screen: screen)
      panel.open()
      screen.runAll()
      let before = panel.display.history.count
      panel.open()
      let waiting = screen.operationCount
      screen.runAll()
      guard panel.display.history.count == before else {
        return """
          A panel was opened twice. The second time, it showed the line's state again. Opening an \
          open panel should do nothing.
          """
      }
      guard waiting == 0 else {
        return """
          A panel was opened twice. The second time, it showed nothing new, but it added work to \
          the screen's queue. Opening an open panel should do nothing: look first, then begin.
          """
      }
      for turn in ["opened twice", "closed and opened again"] {
        screen.runAll()
        let before = panel.display.history.count
        onAnotherThread { line.ring(cast.call(0, 1)) }
        screen.runAll()
        let shown = Array(panel.display.history.dropFirst(before))
        guard shown == [.ringing] else {
          return """
            A panel was \(turn). Then its line rang, once. The panel showed \(quoted(shown)), and \
            should show ringing, once.
            """
        }
        panel.close()
        panel.open()
      }
      return nil
    }
  }

  @Test func panelIsFreed() {
    judge(after: [brings, shows]) { cast in
      let (line, screen) = (Line(1, center: NotificationCenter()), screenQueue())
      let misuses = Misuse.recorded {
        onAnotherThread { line.answer() }
      }
      let scene = openPanel(of: line, screen)
      screen.runAll()
      guard scene.isFreed("the panel"), scene.isFreed("the display") else {
        let name = scene.isFreed("the panel") ? "the display" : "the panel"
        return """
          An open panel was released, without `close()`. The screen's queue has nothing more to \
          do. \(name.prefix(1).uppercased())\(name.dropFirst()) isn't deallocated. \
          \(scene.keepers(of: name))
          """
      }
      onAnotherThread { line.ring(cast.call(0, 1)) }
      guard screen.operationCount == 0, misuses.isEmpty else {
        return """
          An open panel was released, without `close()`. Then a worker changed its line, and there \
          is work in the screen's queue. Something still observes the line for a deallocated \
          panel. What does the observing closure capture?
          """
      }
      return nil
    }
  }

  private func openPanel(of line: Line, _ screen: OperationQueue) -> Scene {
    let panel = LinePanel(line, screen: screen)
    panel.open()
    return Scene(["the panel": panel, "the display": panel.display, "the line": line])
  }
}

// MARK: - Stories that other checks need first

private func brings(_ cast: Cast) -> String? {
  let (line, screen, notebook) = (Line(1, center: NotificationCenter()), screenQueue(), Notebook())
  let receptionist = LineReceptionist(of: line, queue: screen) { notebook.write($0) }
  screen.runAll()
  let before = notebook.states.count
  onAnotherThread { line.ring(cast.call(0, 1)) }
  guard notebook.states.count == before else {
    return """
      A worker let a line ring, while the screen's queue was suspended. The task ran anyway, on \
      the worker's thread. It should wait for the queue.
      """
  }
  screen.runAll()
  guard Array(notebook.states.dropFirst(before)) == [.ringing] else {
    return """
      A worker let a line ring. Then the screen's queue ran. The task got \
      \(quoted(notebook.states.dropFirst(before))) there, and should get ringing.
      """
  }
  // Another check judges where the first state is notified.
  guard notebook.isAll(from: screen, after: before) else {
    return """
      A worker let a line ring. The task got the state, but not in an operation of the screen's \
      queue, which the receptionist got. The task may run nowhere else.
      """
  }
  return withExtendedLifetime(receptionist) { nil }
}

func shows(_ cast: Cast) -> String? {
  let (line, screen) = (Line(1, center: NotificationCenter()), screenQueue())
  let panel = LinePanel(line, screen: screen)
  var shown: [LineState] = []
  let misuses = Misuse.recorded {
    onAnotherThread { line.ring(cast.call(0, 1)) }
    screen.runAll()
    guard panel.display.history.isEmpty else { return }
    panel.open()
    screen.runAll()
    let before = panel.display.history.count
    onAnotherThread { line.answer() }
    screen.runAll()
    shown = Array(panel.display.history.dropFirst(before))
  }
  guard shown == [.talking] else {
    return """
      A panel was opened, and a worker answered the call on its line. When the screen's queue had \
      run, the display had shown \(quoted(shown)) of it, and should have shown talking. Before it \
      is opened, a panel shows nothing.
      """
  }
  guard misuses.allSatisfy({ $0.kind != .wrongQueue }) else {
    return """
      A panel was opened, and a worker answered the call on its line. MiniCocoa reports: \
      \(misuses[0]) Views are for the screen's queue only.
      """
  }
  return nil
}

/// A complaint if a receptionist delivers too early, or waits.
func hops(_ cast: Cast) -> String? {
  let (line, screen, notebook) = (Line(1, center: NotificationCenter()), screenQueue(), Notebook())
  let misuses = Misuse.recorded {
    let receptionist = LineReceptionist(of: line, queue: screen) { notebook.write($0) }
    onAnotherThread { line.ring(cast.call(0, 1)) }
    withExtendedLifetime(receptionist) {}
  }
  return misuses.isEmpty && notebook.states.isEmpty ? nil : "not on the queue"
}

private func stops(_ cast: Cast) -> String? {
  let (line, screen, notebook) = (
    Line(1, center: NotificationCenter()), screenQueue(), Notebook()
  )
  let receptionist = LineReceptionist(of: line, queue: screen) { notebook.write($0) }
  screen.runAll()
  let before = notebook.states.count
  onAnotherThread {
    line.ring(cast.call(0, 1))
    line.answer()
  }
  receptionist.stop()
  screen.runAll()
  guard notebook.states.count == before else {
    return """
      A line rang and was answered. Before the screen's queue ran, `stop()` was called. Then the \
      task got \(quoted(notebook.states.dropFirst(before))), and should get nothing: each \
      operation has to look for the stop when its turn comes.
      """
  }
  onAnotherThread { line.hold() }
  guard screen.operationCount == 0 else {
    return """
      A receptionist was stopped. Then a worker changed the line, and there is work in the \
      screen's queue again. That may do nothing, but the receptionist still observes the line.
      """
  }
  receptionist.stop()
  return nil
}
