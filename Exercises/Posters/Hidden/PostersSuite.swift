import Checking
import Testing

import enum Posters.Ink
import struct Posters.Order
import class Posters.PosterScreen

/// Each TODO's checks are in an extension.
@MainActor
@Suite struct PostersSuite {}

// MARK: - TODO 1

extension PostersSuite {
  @Test func pressIsElsewhere() async {
    let (press, screen) = shop()
    let order = order(1, inks: 3)
    let run = Run { await screen.show(order) }
    await press.finishAll()
    guard press.begun(1) == 3, run.isOver else {
      Issue.record(
        """
        A customer ordered a poster with 3 inks. The press printed \(press.begun(1)) of them, and \
        `show(_:)` has \(run.isOver ? "" : "not ")returned. It should print all inks, one after \
        the other, and then return.
        """)
      return
    }
    let onMain = press.jobs.filter(\.isOnMain).count
    #expect(
      onMain == 0,
      """
      A customer ordered a poster with 3 inks. The press printed \(onMain) of them on the main \
      actor, and no button reacted meanwhile. Which function calls the press, and where does that \
      function run?
      """)
  }
}

// MARK: - TODO 2

extension PostersSuite {
  @Test func eachInkIsReported() async {
    let percents = await percents(ofInks: 4)
    #expect(
      percents == [25, 50, 75, 100],
      """
      The press printed a poster with 4 inks. After each ink, `percent` was \(percents), and should \
      be [25, 50, 75, 100]. Report to the screen as soon as an ink is printed, and wait for it.
      """)
  }

  @Test func endsAtHundred() async {
    let last = await percents(ofInks: 3).last ?? 0
    #expect(
      last == 100,
      """
      The press printed all of a poster with 3 inks. `percent` is \(last), and should be 100.
      """)
  }

  @Test func beginsAtZero() async {
    let (press, screen) = shop()
    let (first, second) = (order(1, inks: 2), order(2, inks: 2))
    _ = Run { await screen.show(first) }
    await press.finishAll()
    let before: Int = screen.percent
    // Another check judges the percent of one order.
    guard before > 0 else { return }
    _ = Run { await screen.show(second) }
    await settle()
    let after: Int = screen.percent
    await press.finishAll()
    #expect(
      after == 0,
      """
      One poster was printed, and the next one had just begun. `percent` was \(after), and should \
      be 0: nothing of the new poster is printed yet.
      """)
  }

  @Test func screenIsFreed() async {
    let scene = await screenLeftAlone()
    let isFreed = scene.isFreed("the screen")
    #expect(
      isFreed,
      """
      A screen showed a poster, and then nobody needed the screen any more. It's still in memory. \
      \(scene.keepers(of: "the screen")) An object that stores a closure also keeps what it captures.
      """)
  }

  // This ends before the check looks: its local variables keep nothing alive.
  private func screenLeftAlone() async -> Scene {
    let (press, screen) = shop()
    let order = order(1, inks: 2)
    _ = Run { await screen.show(order) }
    await press.finishAll()
    return Scene(["the screen": screen])
  }

  /// The percent after each ink of one order.
  private func percents(ofInks count: Int) async -> [Int] {
    let (press, screen) = shop()
    let order = order(1, inks: count)
    _ = Run { await screen.show(order) }
    await settle()
    var percents: [Int] = []
    for _ in 0..<count {
      await press.finish(1)
      let percent: Int = screen.percent
      percents.append(percent)
    }
    return percents
  }
}

// MARK: - TODO 3

extension PostersSuite {
  @Test func newestIsShown() async {
    let (press, screen) = shop()
    guard await isShown(by: screen, press) else { return }
    let (older, newer) = (order(1, inks: 2), order(2, inks: 2))
    _ = Run { await screen.show(older) }
    await settle()
    _ = Run { await screen.show(newer) }
    await settle()
    guard isBegun(2, by: press) else { return }
    await press.finish(2)
    await press.finish(2)
    let first: [String] = screen.poster
    guard first == press.printed(2), first.count == 2 else {
      Issue.record(
        """
        While the press printed order 1, the customer chose order 2. All of order 2 was printed \
        first. The screen doesn't show it. Whatever is printed for the newest order should appear at once.
        """)
      return
    }
    await press.finishAll()
    let last: [String] = screen.poster
    #expect(
      last == first,
      """
      While the press printed order 1, the customer chose order 2. Order 2 was printed first, and \
      the screen showed it. Then the rest of order 1 was printed, and the screen shows something else. \
      After an `await`, an older call may find that it's no longer wanted.
      """)
  }

  @Test func olderIsNotShown() async {
    let (press, screen) = shop()
    guard await isShown(by: screen, press) else { return }
    let before: [String] = screen.poster
    let (older, newer) = (order(1, inks: 2), order(2, inks: 2))
    _ = Run { await screen.show(older) }
    await settle()
    _ = Run { await screen.show(newer) }
    await settle()
    guard isBegun(2, by: press) else { return }
    await press.finish(1)
    await press.finish(1)
    let between: [String] = screen.poster
    await press.finishAll()
    let last: [String] = screen.poster
    guard last == press.printed(2), last.count == 2 else {
      Issue.record(
        """
        The customer chose order 2 while order 1 was in the press, and both were printed, order 1 \
        first. In the end, the screen doesn't show order 2.
        """)
      return
    }
    #expect(
      between == before,
      """
      The customer chose order 2 while order 1 was in the press. Order 1 was printed first, and the \
      screen showed it, though the customer was waiting for order 2. The question isn't which \
      poster is shown, but which one was asked for last.
      """)
  }

  @Test func olderPercent() async {
    let (press, screen) = shop()
    let (older, newer) = (order(1, inks: 4), order(2, inks: 2))
    _ = Run { await screen.show(older) }
    await settle()
    await press.finish(1)
    _ = Run { await screen.show(newer) }
    await settle()
    guard isBegun(2, by: press) else { return }
    let first: Int = screen.percent
    await press.finish(1)
    let second: Int = screen.percent
    await press.finish(2)
    let third: Int = screen.percent
    await press.finish(1)
    let fourth: Int = screen.percent
    await press.finishAll()
    // Another check judges the percent of one order.
    guard third == 50 else { return }
    #expect(
      first == second && fourth == third,
      """
      The customer chose order 2 while order 1 was in the press. Then the press printed one ink of \
      order 1, one of order 2, and another one of order 1. `percent` was \(second), \(third) and \
      \(fourth), and should be \(first), 50 and 50: it belongs to the newest order.
      """)
  }
}

// MARK: - TODO 4

extension PostersSuite {
  @Test func pressStops() async {
    let (press, screen) = shop()
    let (first, second) = (order(1, inks: 4), order(2, inks: 2))
    let run = Run { await screen.show(first) }
    await settle()
    await press.finish(1)
    let before = press.begun(1)
    // Another check judges that the press prints one ink after the other.
    guard before == 2 else { return }
    run.cancel()
    await press.finishAll()
    let after = press.begun(1)
    let cancelled = Run { await screen.show(second) }
    cancelled.cancel()
    await press.finishAll()
    guard after != 2 || press.begun(2) == 0 else {
      Issue.record(
        """
        Somebody cancelled a task before it called `show(_:)`. The press still printed \
        \(press.begun(2)) of its inks. Look at the flag before each ink, the first one too.
        """)
      return
    }
    #expect(
      after == 2,
      """
      A task shows a poster with 4 inks. While the press printed the second one, somebody cancelled \
      the task. The press printed \(after) inks in all, and should stop after the second. Cancelling \
      only sets a flag, so look at it before each ink.
      """)
  }

  @Test func noHalfPoster() async {
    let (press, screen) = shop()
    guard await isShown(by: screen, press) else { return }
    let before: [String] = screen.poster
    for (number, inks, finished) in [(1, 3, 1), (2, 2, 1), (3, 1, 0)] {
      let order = order(number, inks: inks)
      let run = Run { await screen.show(order) }
      await settle()
      for _ in 0..<finished { await press.finish(number) }
      run.cancel()
      await press.finishAll()
      let after: [String] = screen.poster
      guard after == before else {
        Issue.record(
          """
          A task shows a poster with \(inks) ink\(inks == 1 ? "" : "s"). While the press printed \
          ink \(finished + 1), somebody cancelled the task. The screen shows that poster now, and \
          should still show the poster of before.
          """)
        return
      }
    }
    let run = Run { await screen.show(order(4, inks: 1)) }
    await press.finishAll()
    #expect(run.isOver, "After the press has printed all, `show(_:)` should return.")
  }

  @Test func nextOrder() async {
    let (press, screen) = shop()
    let (first, second) = (order(1, inks: 3), order(2, inks: 2))
    let run = Run { await screen.show(first) }
    await settle()
    run.cancel()
    await press.finishAll()
    _ = Run { await screen.show(second) }
    await press.finishAll()
    let poster: [String] = screen.poster
    #expect(
      poster == press.printed(2) && poster.count == 2,
      """
      One task was cancelled, and another one showed the next order. The screen doesn't show its \
      poster. The cancellation concerns one task, not the screen.
      """)
  }
}

/// Whether the press has begun an order; if not, that's the fault.
@MainActor
private func isBegun(_ number: Int, by press: TestPress) -> Bool {
  guard press.begun(number) == 0 else { return true }
  Issue.record(
    """
    The customer chose order \(number) while another order was in the press, and the press hasn't \
    begun order \(number). A newer order doesn't wait for an older one.
    """)
  return false
}

/// Whether the screen shows the poster of a first order at all.
@MainActor
private func isShown(by screen: PosterScreen, _ press: TestPress) async -> Bool {
  let order = order(0, inks: 2)
  _ = Run { await screen.show(order) }
  await press.finishAll()
  let poster: [String] = screen.poster
  return poster.count == 2 && poster == press.printed(0)
}
