import MiniCocoa

/// The costs of sending an action, posting a notification, and calling a delegate.
struct ActionBenchmark {
  private let sends: Int
  private let rounds: Int

  init(_ effort: Effort) {
    sends = effort.size(200_000)
    rounds = effort.rounds(9)
  }

  func run() {
    let hearer = Hearer()
    let (direct, up, page) = (Control(), Control(), ScrollView())
    let (panel, center) = (Panel(), NotificationCenter())
    panel.addSubview(up)
    page.delegate = hearer
    direct.addTarget(hearer, action: Action("hear:", Hearer.hear), for: .touchDown)
    up.addTarget(nil, action: Action("hear:", Panel.hear), for: .touchDown)
    center.addObserver(
      hearer, action: Action("posted", Hearer.posted), name: .bench, object: direct)

    let call = time { hearer.closure(direct) }
    let one = time { direct.sendActions(for: .touchDown) }
    let chain = time { up.sendActions(for: .touchDown) }
    let none = time { direct.sendActions(for: .editingChanged) }
    let posted = time { center.post(name: .bench, object: direct) }
    let delegated = time { page.scrollToTop() }
    let conversation = Conversation()
    let recorded = conversation.record { time { direct.sendActions(for: .touchDown) } }

    print("MiniCocoa's messages (\(sends) a round, \(rounds) rounds)")
    Figures.show("call of a closure", nanoseconds(call))
    for (name, seconds) in [
      ("action sent to a target", one), ("action sent up a chain of two", chain),
      ("event that nobody asked for", none), ("notification to one observer", posted),
      ("scroll with a delegate: three messages", delegated),
      ("action sent while a conversation is recorded", recorded),
    ] {
      Figures.show(name, nanoseconds(seconds))
      Figures.show("  over a closure call", Figures.ratio(seconds / call))
    }
    print("")
  }

  private func time(_ body: () -> Void) -> Double {
    Figures.median(
      (0...rounds).map { _ in
        let started = ContinuousClock.now
        for _ in 0..<sends { body() }
        return (ContinuousClock.now - started) / .seconds(1)
      })
  }

  private func nanoseconds(_ seconds: Double) -> String {
    "\(Int((seconds * 1_000_000_000 / Double(sends)).rounded())) ns"
  }
}

extension Notification.Name {
  fileprivate static let bench = Notification.Name("Bench")
}

private final class Hearer: ScrollViewDelegate {
  private(set) var count = 0
  @inline(never) var closure: (AnyObject) -> Void = { _ in }

  init() { closure = { [unowned self] in hear($0) } }

  func hear(_ sender: AnyObject) { count &+= 1 }
  func posted() { count &+= 1 }
  func scrollViewDidScrollToTop(_ scrollView: ScrollView) { count &+= 1 }
}

private final class Panel: View {
  private(set) var count = 0
  func hear(_ sender: AnyObject) { count &+= 1 }
}
