import Checking
import MiniCocoa
import Testing
import Wires

import class WhichWire.CallPanel
import class WhichWire.CostDesk
import class WhichWire.Exchange

// TODO 5: who acts, and where.
extension WhichWireSuite {
  @Test func focusHolds() {
    Application().run {
      let exchange = shownExchange()
      let panels = [CallPanel(hasCall: true), CallPanel(hasCall: true), CallPanel(hasCall: true)]
      for panel in panels { exchange.open(panel) }
      let names = ["Ann", "Bob", "Cleo"]
      var due = [0, 0, 0]
      for index in [1, 2, 0, 1] {
        panels[index].becomeFirstResponder()
        exchange.holdKey.tap()
        due[index] += 1
        let holds: [Int] = panels.map(\.holds)
        guard holds == due else {
          Issue.record(
            """
            Ann, Bob and Cleo are on three panels, each with a call. The user works in \
            \(names[index])'s panel and presses "Hold". Since the beginning, Ann was put on hold \
            \(times(holds[0])), Bob \(times(holds[1])), and Cleo \(times(holds[2])). It should be \
            \(times(due[0])), \(times(due[1])), and \(times(due[2])). Each press is for one panel: \
            the one that has the focus.
            """)
          return
        }
      }
    }
  }

  @Test func passesBy() {
    Application().run {
      let exchange = shownExchange()
      let (outer, inner) = (CallPanel(hasCall: true), CallPanel(hasCall: false))
      exchange.open(outer)
      exchange.open(inner, in: outer)
      inner.becomeFirstResponder()
      exchange.holdKey.tap()
      let first: [Int] = [outer.holds, inner.holds]
      guard first == [1, 0] else {
        Issue.record(
          """
          Bob's panel has no call, and is inside Ann's, which has one. The user works in Bob's and \
          presses "Hold". Ann was put on hold \(times(first[0])), and Bob \(times(first[1])). It \
          should be Ann, once. If an object can't take the action, it says so, and the search goes \
          on.
          """)
        return
      }
      inner.hasCall = true
      exchange.holdKey.tap()
      outer.hasCall = false
      inner.hasCall = false
      exchange.holdKey.tap()
      let second: [Int] = [outer.holds, inner.holds]
      #expect(
        second == [1, 1],
        """
        Bob's panel is inside Ann's. The user pressed "Hold" with a call in both, and then with a \
        call in neither. Ann was put on hold \(times(second[0] - 1)), and Bob \(times(second[1])). \
        It should be Bob, once: the search asks the panel at each press, and if nobody can, \
        nothing happens.
        """)
    }
  }

  @Test func otherKeys() {
    Application().run {
      let exchange = shownExchange()
      let panel = CallPanel(hasCall: true)
      exchange.open(panel)
      let takes: Bool = panel.canPerformAction(Action("print", Printer.print), withSender: nil)
      #expect(
        !takes,
        """
        The check asked a panel with a call whether it can perform "print", a method that it \
        doesn't have. It said yes. So the search would end there, and never ask the printer behind \
        it. Let `super` answer for actions that aren't about the panel's call.
        """)
    }
  }

  private func shownExchange() -> Exchange {
    let exchange = Exchange()
    let window = Window(rootViewController: exchange)
    window.makeKey()
    return exchange
  }

  @Test func onItsQueue() {
    let (desk, meter, label) = (CostDesk(), Meter(), CostLabel(on: suspendedQueue()))
    desk.show(meter, on: label)
    let cents = Int.random(in: 10...99)
    onAnotherThread { meter.cents = cents }
    guard label.shown.isEmpty else {
      Issue.record(
        """
        The meter counted on its thread, while the screen's queue was suspended. The label changed \
        anyway, on the wrong thread. Only the screen's queue may touch it.
        """)
      return
    }
    let shown = shownAfterWork(label)
    #expect(
      shown == [cents],
      """
      The meter stood at 0. It counted to \(cents) on its thread, and then the screen's queue ran. \
      The label got \(amounts(shown)), and should get \(cents) alone: each new amount, and not the \
      one before.
      """)
    withExtendedLifetime(desk) {}
  }

  @Test func eachAmount() {
    let (desk, meter, label) = (CostDesk(), Meter(), CostLabel(on: suspendedQueue()))
    desk.show(meter, on: label)
    let start = Int.random(in: 10...99)
    let due = [start, start + 5, start + 9]
    onAnotherThread { for amount in due { meter.cents = amount } }
    let shown = shownAfterWork(label)
    #expect(
      shown == due,
      """
      The meter counted \(amounts(due)) before the screen's queue ran. The label got \
      \(amounts(shown)). Each operation has to carry its own amount: one that reads the meter \
      later finds only the last amount.
      """)
    withExtendedLifetime(desk) {}
  }

  @Test func oneMeter() {
    let (desk, label) = (CostDesk(), CostLabel(on: suspendedQueue()))
    let (first, second) = (Meter(), Meter())
    desk.show(first, on: label)
    desk.show(second, on: label)
    let cents = Int.random(in: 10...99)
    onAnotherThread {
      first.cents = cents + 1
      second.cents = cents
    }
    let shown = shownAfterWork(label)
    #expect(
      shown == [cents],
      """
      A desk showed Ann's meter, and then Bob's. Ann's counted to \(cents + 1), and Bob's to \
      \(cents). The label got \(amounts(shown)), and should get \(cents) alone: a desk has one \
      meter, the last one.
      """)
    withExtendedLifetime(desk) {}
  }

  @Test func deskIsFreed() {
    let (meter, label) = (Meter(), CostLabel(on: suspendedQueue()))
    let scene = deskLeftAlone(meter, label)
    onAnotherThread { meter.cents = 7 }
    let isFreed = scene.isFreed("the desk")
    let shown = shownAfterWork(label)
    guard isFreed else {
      Issue.record(
        """
        A desk was released, and its meter goes on counting. The desk is still in memory. \
        \(scene.keepers(of: "the desk")) Its token and its closure must not lead back to it.
        """)
      return
    }
    #expect(
      shown.isEmpty,
      """
      A desk was released, and then its meter counted. The label still changed. Without the desk, \
      nothing should observe the meter.
      """)
  }

  private func deskLeftAlone(_ meter: Meter, _ label: CostLabel) -> Scene {
    let desk = CostDesk()
    desk.show(meter, on: label)
    return Scene(["the desk": desk, "the meter": meter])
  }

  private func suspendedQueue() -> OperationQueue {
    let queue = OperationQueue()
    queue.name = "screen"
    queue.maxConcurrentOperationCount = 1
    queue.isSuspended = true
    return queue
  }

  private func shownAfterWork(_ label: CostLabel) -> [Int] {
    label.queue.isSuspended = false
    label.queue.waitUntilAllOperationsAreFinished()
    label.queue.isSuspended = true
    return label.shown
  }
}

/// Amounts in a sentence.
private func amounts(_ cents: [Int]) -> String {
  cents.isEmpty ? "nothing" : cents.prefix(5).map(String.init).joined(separator: ", ")
}

/// The object behind all panels, which can do what they cannot.
private final class Printer {
  func print() {}
}
