import Checking
import MiniCocoa
import Testing

import class TideLog.Harbour
import class TideLog.TideScreen

@Suite struct TideLogSuite {
  @Test func reportIsGone() {
    judge(doubles)
  }

  @Test func stormsToo() {
    judge(doublesStorms)
  }

  @Test func writesAfterComingBack() {
    judge { app in
      let first = app.lines { harbour in
        harbour.measure(305)
        harbour.signal(storm: true)
      }
      app.lookAtTheMap()
      app.lookAtTheMap()
      let last = app.lines { harbour in
        harbour.measure(307)
        harbour.signal(storm: false)
      }
      // Another check judges whether something is written twice.
      let isWritten =
        first == ["305 cm", "storm warning"]
        && last.contains("307 cm") && last.contains("storm over")
      guard !isWritten else { return nil }
      return """
        The gauge measured, and the storm signal went up. The user looked at the map twice and came \
        back. The gauge measured again, and the signal went down. Not all four are in the log, with \
        the new value of each. They were before your change.
        """
    }
  }

  @Test func onlyWhileVisible() {
    judge(after: [doubles, doublesStorms]) { app in
      app.screen.openMap()
      let lines = app.lines { harbour in
        harbour.measure(320)
        harbour.signal(storm: true)
      }
      guard !lines.isEmpty else { return nil }
      return """
        While the map was open, the gauge measured, and the storm signal went up. The log wrote \
        \(lines.count == 1 ? "a line" : "\(lines.count) lines") meanwhile. It should have \
        only what the harbour reports while the log is on the screen, so it should write nothing.
        """
    }
  }

  @Test func equalReadings() {
    judge { app in
      app.lookAtTheMap()
      let lines = app.lines { harbour in for _ in 1...3 { harbour.measure(312) } }
      // Another check judges whether the log goes on at all.
      guard !lines.isEmpty else {
        leavesUnjudged()
        return nil
      }
      guard lines.count < 3 else { return nil }
      return """
        The gauge measured 312 cm three times in a row, and the log has \(times(lines.count)) of \
        it. Each reading makes a line, even if the level stays the same.
        """
    }
  }

  @Test func noMisuse() {
    let misuses = Misuse.recorded {
      let app = App()
      app.begin()
      app.lookAtTheMap()
      app.harbour.measure(312)
    }
    let isFine = !misuses.contains { $0.kind == .notRegistered }
    #expect(
      isFine,
      """
      The app started, and the user looked at the map. MiniCocoa recorded a misuse: an observer \
      was removed that wasn't registered. Cocoa raises an exception there, and the app ends. Remove \
      as often as you add.
      """)
  }

  @Test func screenIsFreed() {
    var scene = Scene([:])
    _ = Misuse.recorded { scene = appThatEnds() }
    let isFreed = scene.isFreed("the screen")
    #expect(
      isFreed,
      """
      The app ended while the map was open, and its first screen is still in memory. \
      \(scene.keepers(of: "the screen")) It was deallocated before your change.
      """)
  }
}

// It ends before the check looks: its local variables keep nothing alive.
private func appThatEnds() -> Scene {
  let app = App()
  app.begin()
  app.lookAtTheMap()
  app.screen.openMap()
  return Scene(["the screen": app.screen, "the log": app.screen.log, "the harbour": app.harbour])
}

// MARK: - Stories that other checks need first

private func doubles(_ app: App) -> String? {
  let count = app.lines(during: { $0.measure(300) }).count
  guard count == 1 else {
    return """
      The app started, and the gauge measured 300 cm. The log wrote \(count) lines, and should \
      write one, as before your change.
      """
  }
  for visit in 1...3 {
    app.lookAtTheMap()
    let lines = app.lines { $0.measure(310 + visit) }
    guard lines.count <= 1 else {
      return """
        The user looked at the map \(times(visit)) and came back. Then the gauge measured \
        \(310 + visit) cm, and the log wrote \(lines.count) lines. It should write one. Play it, and \
        count what happens each time the screen appears.
        """
    }
  }
  return nil
}

private func doublesStorms(_ app: App) -> String? {
  let count = app.lines(during: { $0.signal(storm: true) }).count
  guard count == 1 else {
    return """
      The app started, and the storm signal went up. The log wrote \(count) lines, and should write \
      one, as before your change.
      """
  }
  for visit in 1...2 {
    app.lookAtTheMap()
    let lines = app.lines { $0.signal(storm: visit == 2) }
    guard lines.count <= 1 else {
      return """
        The user looked at the map \(times(visit)) and came back. Then the storm signal changed, and \
        the log wrote \(lines.count) lines. It should write one, as for the level.
        """
    }
  }
  return nil
}

/// The app, in which the log is on the screen.
private final class App {
  let harbour = Harbour()
  let screen: TideScreen
  private var window: Window?
  private lazy var navigation = NavigationController(rootViewController: screen)

  init() { screen = TideScreen(of: harbour) }

  func begin() { window = Window(rootViewController: navigation) }

  func lookAtTheMap() {
    screen.openMap()
    navigation.pop()
  }

  /// The lines that the log writes during `events`.
  func lines(during events: (Harbour) -> Void) -> [String] {
    let before: Int = screen.log.lines.count
    events(harbour)
    let lines: [String] = screen.log.lines
    return Array(lines.dropFirst(before))
  }
}

/// Plays a story, in which misuse stops nothing.
///
/// If one of those `before` it goes wrong, there is nothing to judge yet.
private func judge(after before: [Story] = [], _ story: Story) {
  guard before.allSatisfy({ play($0).complaint == nil }) else { return }
  let (complaint, misuses) = play(story)
  guard let complaint else { return }
  let misspelling = registrationFault(
    in: misuses.filter { [.unknownKey, .notRegistered].contains($0.kind) }
      .map { ($0.kind.description, $0.object, $0.key) }, of: "Harbour", for: ["level", "isStormy"])
  Issue.record(Comment(rawValue: misspelling ?? complaint))
}

private typealias Story = (App) -> String?

private func play(_ story: Story) -> (complaint: String?, misuses: [Misuse]) {
  var complaint: String?
  let misuses = Misuse.recorded {
    let app = App()
    app.begin()
    complaint = story(app)
  }
  return (complaint, misuses)
}
