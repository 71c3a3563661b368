import Checking
import MiniCocoa
import Testing

import class Logbook.CallLog
import class Logbook.Page

// Stopping, starting again, and leaving.
extension LogbookSuite {
  @Test func stopsCalls() {
    judge(after: [hears], stops)
  }

  @Test func stopsRings() {
    judge(after: [hearsRing]) { cast in
      let exchange = Exchange()
      let log = exchange.logOfAll()
      log.start()
      log.stop()
      let new = lines(of: log) { exchange.kitchen.ring(from: cast.callers[0]) }
      guard !new.isEmpty else { return nil }
      return """
        A log was started and stopped. Then Ann rang, and the log got \(cast.list(new)). It should \
        get nothing. This registration ends when its token is deallocated, so nobody may keep the \
        token then.
        """
    }
  }

  @Test func startsOnce() {
    judge(after: [hears, stops]) { cast in
      let exchange = Exchange()
      let log = exchange.logOfAll()
      log.start()
      log.start()
      let new = lines(of: log) { exchange.end(cast.seconds[0], of: exchange.kitchen) }
      guard new == cast.calls(0) else {
        return """
          A log was started twice. A call of \(cast.seconds[0]) seconds ended, and the log got \
          \(cast.list(new)). It should get one line. The centre calls an observer as often as it \
          is registered.
          """
      }
      log.stop()
      let late = lines(of: log) { exchange.end(cast.seconds[1], of: exchange.kitchen) }
      guard !late.isEmpty else { return nil }
      return """
        A log was started twice and stopped once. Then a call of \(cast.seconds[1]) seconds ended, \
        and the log got \(cast.list(late)). It should get nothing. A second token replaced the \
        first one, so nobody can remove the first.
        """
    }
  }

  @Test func startsAgain() {
    judge(after: [hears, stops]) { cast in
      let exchange = Exchange()
      let log = exchange.logOfAll()
      for _ in 1...2 {
        log.stop()
        log.start()
        log.stop()
        log.stop()
      }
      log.start()
      let new = lines(of: log) { exchange.end(cast.seconds[0], of: exchange.kitchen) }
      guard new == cast.calls(0) else {
        return """
          A log was started, stopped, and started again. A call of \(cast.seconds[0]) seconds \
          ended, and the log got \(cast.list(new)). It should get \(cast.list(cast.calls(0))). A \
          log can begin again after its end.
          """
      }
      log.stop()
      let late = lines(of: log) { exchange.end(cast.seconds[1], of: exchange.kitchen) }
      guard !late.isEmpty else { return nil }
      return """
        A log was started and stopped several times. After the last stop a call ended, and the log \
        got \(cast.list(late)). It should get nothing. Each stop ends what the start before it \
        began.
        """
    }
  }

  // MARK: The end

  @Test func logIsFreed() {
    judge(after: [hears, stops]) { cast in
      let exchange = Exchange()
      for (stops, story) in [(true, "started and stopped"), (false, "started")] {
        let scene = leftAlone(exchange, stops: stops).scene
        guard !scene.isFreed("the log") else { continue }
        return """
          A log was \(story), and nobody needs it any more. It is still in memory. \
          \(scene.keepers(of: "the log")) The centre keeps closures, and a closure keeps what it \
          captures. Here it only needs the page.
          """
      }
      return nil
    }
  }

  @Test func leavesNothing() {
    judge(after: [hears, stops]) { cast in
      let exchange = Exchange()
      let (scene, page) = leftAlone(exchange, stops: false)
      // Another check judges whether it is kept.
      guard scene.isFreed("the log") else { return nil }
      let before: [String] = page.lines
      exchange.end(cast.seconds[0], of: exchange.kitchen)
      exchange.kitchen.ring(from: cast.callers[0])
      let after: [String] = page.lines
      let new = Array(after.dropFirst(before.count))
      guard !new.isEmpty else { return nil }
      return """
        A log was deallocated while it listened. Then a call of \(cast.seconds[0]) seconds ended \
        and \(cast.callers[0]) rang, and its page still got \(cast.list(new)). It should get \
        nothing: the centre keeps a closure until somebody removes its token.
        """
    }
  }
}

/// A log without references: the function's local variables have ended.
private func leftAlone(_ exchange: Exchange, stops: Bool) -> (scene: Scene, page: Page) {
  let log = exchange.logOfAll()
  log.start()
  if stops { log.stop() }
  let page: Page = log.page
  return (Scene(["the log": log, "the page": page]), page)
}

// MARK: - A story that other checks need first

@MainActor func stops(_ cast: Cast) -> String? {
  let exchange = Exchange()
  let log = exchange.logOfAll()
  log.start()
  log.stop()
  let new = lines(of: log) { exchange.end(cast.seconds[0], of: exchange.kitchen) }
  guard !new.isEmpty else { return nil }
  return """
    A log was started and stopped. Then a call of \(cast.seconds[0]) seconds ended, and the log \
    got \(cast.list(new)). It should get nothing. The centre keeps a closure until `removeObserver` \
    gets its token; setting your property to nil doesn't remove it. Does your `stop()` call \
    `removeObserver` with it?
    """
}
