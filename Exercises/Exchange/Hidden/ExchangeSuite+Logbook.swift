import Checking
import MiniCocoa
import Telephony
import Testing

import class Exchange.Logbook

// The logbook records every call that ends.
extension ExchangeSuite {
  @Test func logsCalls() {
    judge(logsEach)
  }

  @Test func logsInOrder() {
    judge(after: [logsEach], logsFirstFirst)
  }

  @Test func logWaits() {
    judge(after: [logsEach], waits)
  }

  @Test func knowsNoLine() {
    judge(after: [logs]) { cast in
      let center = NotificationCenter()
      let logbook = Logbook(center: center)
      logbook.begin()
      center.post(
        name: .callDidEnd, object: SilentSupervisor(), userInfo: ["call": cast.call(2, 3)])
      center.post(name: .callDidEnd, object: nil, userInfo: ["call": cast.call(0, 1)])
      center.post(name: .callDidEnd, object: nil)
      center.post(name: .callDidEnd, object: nil, userInfo: ["call": cast[0]])
      let began = Notification.Name("CallDidBegin")
      center.post(name: began, object: nil, userInfo: ["call": cast.call(3, 4)])
      let entries: [String] = logbook.entries
      guard entries.count <= 2 else {
        return """
          Two calls ended. Other objects posted that a call had begun, and notifications without a \
          call. The logbook has \(entries.count) entries, and should have two: it only records \
          calls that ended.
          """
      }
      guard entries == ["\(cast[2]) to \(cast[3])", "\(cast[0]) to \(cast[1])"] else {
        return """
          A radio posted that a call from Cleo to Dan had ended. Then a notification without an \
          object said the same of one from Ann to Bob. The logbook should have both calls, in this \
          order. It needs no line: the notification has everything.
          """
      }
      return nil
    }
  }

  @Test func beginsOnce() {
    judge(after: [logs]) { cast in
      let center = NotificationCenter()
      let (logbook, line) = (Logbook(center: center), Line(1, center: center))
      logbook.begin()
      logbook.begin()
      line.ring(cast.call(0, 1))
      line.hangUp()
      let count = (logbook.entries as [String]).count
      guard count == 1 else {
        return """
          A logbook began twice, then Ann and Bob ended a call. The logbook has it \
          \(times(count)), and should have it once. A centre calls an observer as often as it is \
          registered.
          """
      }
      return nil
    }
  }

  @Test func logEnds() {
    judge(after: [logs], endsItself)
  }

  @Test func logBeginsAgain() {
    judge(after: [logs]) { cast in
      let center = NotificationCenter()
      let (logbook, line) = (Logbook(center: center), Line(1, center: center))
      logbook.begin()
      logbook.end()
      logbook.begin()
      line.ring(cast.call(0, 1))
      line.hangUp()
      guard (logbook.entries as [String]).contains("\(cast[0]) to \(cast[1])") else {
        return """
          A logbook began, ended, and began again. Then Ann and Bob ended a call, and the logbook \
          didn't record it. What does `begin()` look at, before it registers?
          """
      }
      return nil
    }
  }

  @Test func logIsFreed() {
    judge(after: [logs], frees)
  }

  @Test func nothingIsLeft() {
    judge(after: [logs, frees, endsItself]) { cast in
      let center = NotificationCenter()
      for _ in 0..<3 { Logbook(center: center).begin() }
      let conversation = Conversation()
      conversation.record {
        center.post(name: .callDidEnd, object: nil, userInfo: ["call": cast.call(0, 1)])
      }
      let count = conversation.messages.count
      guard count == 0 else {
        return """
          Three logbooks began, and were released without `end()`. They are deallocated. Then a \
          call ended, and the centre still called their closures, \(times(count)). If an object \
          has registered something, it removes that before its end.
          """
      }
      return nil
    }
  }
}

// MARK: - Stories that other checks need first

func logs(_ cast: Cast) -> String? {
  logsEach(cast) ?? logsFirstFirst(cast) ?? waits(cast)
}

/// The entries of a logbook after Bob's call to Cleo ended, and then Ann's.
private func entriesOfTwoCalls(_ cast: Cast) -> [String] {
  let center = NotificationCenter()
  let (logbook, lines) = (Logbook(center: center), cast.lines(2, center: center))
  logbook.begin()
  for index in lines.indices { lines[index].ring(cast.call(index, 2)) }
  onAnotherThread { lines[1].hangUp() }
  onAnotherThread { lines[0].hangUp() }
  return logbook.entries
}

private func logsEach(_ cast: Cast) -> String? {
  let entries = entriesOfTwoCalls(cast)
  let due = ["\(cast[0]) to \(cast[2])", "\(cast[1]) to \(cast[2])"]
  guard entries.sorted() == due.sorted() else {
    return """
      Bob's call to Cleo ended, and then Ann's. The logbook should have the entries "Bob to Cleo" \
      and "Ann to Cleo". It has \
      \(entries.count == 2 ? "two others" : "\(entries.count) entr\(entries.count == 1 ? "y" : "ies")").
      """
  }
  return nil
}

private func logsFirstFirst(_ cast: Cast) -> String? {
  guard entriesOfTwoCalls(cast).first == "\(cast[1]) to \(cast[2])" else {
    return """
      Bob's call to Cleo ended, and then Ann's. The logbook has Ann's call first. The call that ends \
      first should be the first entry.
      """
  }
  return nil
}

private func waits(_ cast: Cast) -> String? {
  let center = NotificationCenter()
  let (logbook, line) = (Logbook(center: center), Line(1, center: center))
  line.ring(cast.call(3, 4))
  onAnotherThread { line.hangUp() }
  guard (logbook.entries as [String]).isEmpty else {
    return """
      A call ended before anybody called `begin()`, and the logbook has recorded it. A logbook \
      should listen from `begin()` on.
      """
  }
  return nil
}

func frees(_ cast: Cast) -> String? {
  let center = NotificationCenter()
  let scene = openLogbook(center)
  guard scene.isFreed("the logbook") else {
    return """
      A logbook began, and was released without `end()`. It isn't deallocated. \
      \(scene.keepers(of: "the logbook")) The centre keeps the closure until somebody removes it, \
      and with it everything that the closure captured.
      """
  }
  return nil
}

private func openLogbook(_ center: NotificationCenter) -> Scene {
  let logbook = Logbook(center: center)
  logbook.begin()
  return Scene(["the logbook": logbook])
}

private func endsItself(_ cast: Cast) -> String? {
  let again = NotificationCenter()
  let diary = Logbook(center: again)
  for _ in 0..<2 {
    diary.begin()
    diary.end()
  }
  again.post(name: .callDidEnd, object: nil, userInfo: ["call": cast.call(0, 1)])
  guard (diary.entries as [String]).isEmpty else {
    return """
      A logbook began and ended, and did both once more. Then Ann and Bob ended a call, and the \
      logbook recorded it. The centre still calls the logbook's closure.
      """
  }
  let center = NotificationCenter()
  let (logbook, line) = (Logbook(center: center), Line(1, center: center))
  logbook.begin()
  logbook.end()
  line.ring(cast.call(0, 1))
  line.hangUp()
  guard (logbook.entries as [String]).isEmpty else {
    return """
      A logbook began, and ended. Then Ann and Bob ended a call, and the logbook recorded it. The \
      centre still calls the logbook's closure.
      """
  }
  return nil
}
