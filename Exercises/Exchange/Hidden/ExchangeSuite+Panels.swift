import Checking
import MiniCocoa
import Screens
import Telephony
import Testing

import class Exchange.LinePanel
import class Exchange.LineReceptionist

// What other threads change comes to the screen's queue.
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
          A line was ringing when its receptionist began, and the screen's queue was suspended. The \
          task ran at once, inside of `init`, on the thread of whoever made the receptionist. The \
          first state goes to the queue as all others do: add an operation for it.
          """
      }
      screen.runAll()
      guard notebook.states == [.ringing] else {
        return """
          A line was ringing when its receptionist began. The screen's queue did its work, before \
          any change. The task was told \(quoted(notebook.states)), and should be told ringing: a \
          display shows how things are, not only how they change.
          """
      }
      guard notebook.isAll(from: screen) else {
        return """
          A line was ringing when its receptionist began. The task was told so, but not as an \
          operation of the screen's queue. The first state goes to the queue as all others do.
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
          Workers changed two lines 500 times, while the screen's queue was suspended. Then it did \
          its work. \(isShort ? "Some of the states never came." : "Other states came than were set.") \
          Each line's states should come one by one, in order, as they were when they were set.
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
          \(misuses[0]) A receptionist takes the message and lets the worker go.
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
          Work on the screen's own queue let a line ring, and went on. The task should run behind \
          this work, and it did not. If the queue has other states waiting, the newest one would \
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
      // One that is kept is told of where a panel goes.
      guard scene.isFreed("the receptionist") else { return nil }
      // When the first state is told is another check's.
      let before = notebook.states.count
      screen.runAll()
      guard notebook.states.count == before else {
        return """
          A line rang, and its receptionist was dropped without `stop()`. Then the screen's queue did \
          its work. The task was told \(quoted(notebook.states.dropFirst(before))), and should be told \
          nothing: when a receptionist goes, that is an end, too.
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
          A panel that nobody had opened was closed. Now there is work in the screen's queue. To close \
          a closed panel should do nothing.
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
            \(story)A line rang and was answered. Before the screen's queue did its work, the panel was \
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
          A panel was opened twice. At the second time it showed the line's state again. To open an \
          open panel should do nothing.
          """
      }
      guard waiting == 0 else {
        return """
          A panel was opened twice. The second time, it showed nothing new, but work was added to \
          the screen's queue. To open an open panel should do nothing: look first, then begin.
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
          An open panel was dropped, without `close()`. The screen's queue has nothing more to do. \
          \(name.prefix(1).uppercased())\(name.dropFirst()) is not freed. \(scene.keepers(of: name))
          """
      }
      onAnotherThread { line.ring(cast.call(0, 1)) }
      guard screen.operationCount == 0, misuses.isEmpty else {
        return """
          An open panel was dropped, without `close()`. Then a worker changed its line, and there is \
          work in the screen's queue. Somebody still observes the line for a panel that has \
          gone. Perhaps the line's own closure keeps the receptionist in memory.
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

// MARK: - Stories that other checks presuppose

private func brings(_ cast: Cast) -> String? {
  let (line, screen, notebook) = (Line(1, center: NotificationCenter()), screenQueue(), Notebook())
  let receptionist = LineReceptionist(of: line, queue: screen) { notebook.write($0) }
  screen.runAll()
  let before = notebook.states.count
  onAnotherThread { line.ring(cast.call(0, 1)) }
  guard notebook.states.count == before else {
    return """
      A worker let a line ring, while the screen's queue was suspended. The task ran all the same, \
      on the worker's thread. It should wait for the queue.
      """
  }
  screen.runAll()
  guard Array(notebook.states.dropFirst(before)) == [.ringing] else {
    return """
      A worker let a line ring. Then the screen's queue did its work. The task was told \
      \(quoted(notebook.states.dropFirst(before))) there, and should be told ringing.
      """
  }
  // Where the first state is told is another check's.
  guard notebook.isAll(from: screen, after: before) else {
    return """
      A worker let a line ring. The task was told so, but not as an operation of the screen's queue, \
      which the receptionist was given. That is the only place where the task may run.
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
      done its work, the display had shown \(quoted(shown)) of it, and should have shown talking. \
      Before it is opened, a panel shows nothing.
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

/// Complains if what a receptionist brings comes too early, or is waited for.
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
      A line rang and was answered. Before the screen's queue did its work, `stop()` was called. \
      Then the task was told \(quoted(notebook.states.dropFirst(before))), and should be told \
      nothing: what waits in the queue learns of the end when its turn comes.
      """
  }
  onAnotherThread { line.hold() }
  guard screen.operationCount == 0 else {
    return """
      A receptionist was stopped. Then a worker changed the line, and there is work in the \
      screen's queue again. It may do nothing, but the line is still observed.
      """
  }
  receptionist.stop()
  return nil
}
