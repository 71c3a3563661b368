import Checking
import Observation
import Synchronization
import Testing
import Wires

import class WhichWire.CallLog
import class WhichWire.Line
import class WhichWire.NameCard

// TODO 4: a property that changes, with its history or without it.
extension WhichWireSuite {
  @Test func eachChange() {
    let (line, log) = (Line(), CallLog())
    line.state = "ringing"
    log.watch(line)
    let last = unforeseen("busy")
    for state in ["busy", "free", last] { line.state = state }
    let entries: [String] = log.journal.entries
    let due = ["ringing > busy", "busy > free", "free > \(last)"]
    guard entries != due else { return }
    let told =
      entries.isEmpty
      ? """
      The journal is empty. Who keeps the token of the observation, and which values do its \
      options ask for?
      """ : "The journal says \(lines(entries))."
    Issue.record(
      """
      A line was ringing when a log began to observe it. Then its state was set three times, at \
      once: to busy, to free, and to \(last). \(told) It should say \(lines(due)). Each change \
      counts, and only those after `watch(_:)`.
      """)
  }

  @Test func bothLogs() {
    let (line, logs) = (Line(), [CallLog(), CallLog()])
    for log in logs { log.watch(line) }
    line.state = "busy"
    let entries: [[String]] = logs.map(\.journal.entries)
    #expect(
      entries == [["free > busy"], ["free > busy"]],
      """
      Ann's log and Bob's log observe a new line, which became busy. Ann's says \
      \(lines(entries[0])), and Bob's \(lines(entries[1])). Each of them should say “free > busy”. \
      No log takes a change from another one.
      """)
  }

  @Test func severalLines() {
    let (both, log) = ([Line(), Line()], CallLog())
    both[0].state = "busy"
    both[1].state = "ringing"
    for line in both { log.watch(line) }
    for line in both { line.state = "free" }
    let entries: [String] = log.journal.entries
    #expect(
      entries == ["busy > free", "ringing > free"],
      """
      One log observes two lines: the first is busy, and the second is ringing. Then both became \
      free. The journal says \(lines(entries)). It should say \
      \(lines(["busy > free", "ringing > free"])). Observing one more line ends nothing, and each \
      line has its own past.
      """)
  }

  @Test func logIsFreed() {
    let (line, log) = (Line(), CallLog())
    let (logScene, journal) = logLeftAlone(line)
    let lineScene = lineLeftAlone(log)
    line.state = "ringing"
    let count = journal.entries.count
    for (name, scene) in [("the log", logScene), ("the line", lineScene)] {
      let isFreed = scene.isFreed(name)
      guard isFreed else {
        Issue.record(
          """
          A log observed a line, which changed. Then \(name) was released, and the other one was \
          still in use. \(name) is still in memory. \(scene.keepers(of: name)) Observing isn't \
          owning, on either side.
          """)
        return
      }
    }
    #expect(
      count == 1,
      """
      A log observed a line, which became busy. The log was released, and then the line rang. The \
      journal has \(count) entries, and should have one. The log writes only as long as it lives.
      """)
    withExtendedLifetime(log) {}
  }

  private func logLeftAlone(_ line: Line) -> (Scene, Journal) {
    let log = CallLog()
    log.watch(line)
    line.state = "busy"
    return (Scene(["the log": log, "the used line": line]), log.journal)
  }

  private func lineLeftAlone(_ log: CallLog) -> Scene {
    let line = Line()
    log.watch(line)
    line.state = "busy"
    return Scene(["the line": line, "the used log": log])
  }

  @Test func cardIsRead() {
    let card = NameCard(name: "Ann")
    let name = Mutex(0)
    let isFree = Mutex(0)
    withObservationTracking {
      _ = card.name
    } onChange: {
      name.withLock { $0 += 1 }
    }
    withObservationTracking {
      _ = card.isFree
    } onChange: {
      isFree.withLock { $0 += 1 }
    }
    card.name = unforeseen("Ann")
    let after = (name.withLock { $0 }, isFree.withLock { $0 })
    guard after == (1, 0) else {
      Issue.record(
        """
        One view has read `name` of a card, and another one `isFree`. The name was changed. The \
        first view was notified \(times(after.0)), and the second \(times(after.1)). Only the \
        first has to be drawn again. A SwiftUI view notices only changes of what it has read.
        """)
      return
    }
    card.isFree = false
    let told = isFree.withLock { $0 }
    #expect(
      told == 1,
      """
      A view has read `isFree` of a card, and it was changed. The view was notified \
      \(times(told)), and should be notified once, so that it is drawn again.
      """)
  }
}

/// A journal's entries, in a sentence.
private func lines(_ entries: [String]) -> String {
  guard !entries.isEmpty else { return "nothing" }
  let shown = entries.prefix(5).map { "“\($0)”" }.joined(separator: ", ")
  return shown + (entries.count > 5 ? " …" : "")
}
