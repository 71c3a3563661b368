import Checking

import class ScrollToTop.ScrollView
import protocol ScrollToTop.ScrollViewDelegate

/// A delegate that implements all three messages, and records them.
final class Listener: ScrollViewDelegate {
  /// Its answer to the question.
  var answer = true
  /// Whether it says no to one scroll view only.
  var answersNoForWatched = false
  /// Whether it stops being the delegate on hearing will.
  var leavesInWill = false

  /// The modal verbs of the messages, as they came.
  private(set) var heard: [String] = []
  /// The sender of each message.
  var senders: [ObjectIdentifier] = []
  /// The watched scroll view's offset when it first sent each message.
  private(set) var offsets: [String: Double] = [:]

  private weak var watched: ScrollView?

  init(watching view: ScrollView) {
    watched = view
  }

  /// The messages received, in words.
  var said: String {
    guard !heard.isEmpty else { return "nothing" }
    return heard.prefix(6).joined(separator: ", ") + (heard.count > 6 ? " and more" : "")
  }

  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    note("should", from: scrollView)
    guard answersNoForWatched else { return answer }
    return watched.map { identity(of: $0) } != identity(of: scrollView)
  }

  func scrollViewWillScrollToTop(_ scrollView: ScrollView) {
    note("will", from: scrollView)
    if leavesInWill {
      watched?.delegate = nil
    }
  }

  func scrollViewDidScrollToTop(_ scrollView: ScrollView) {
    note("did", from: scrollView)
  }

  private func note(_ message: String, from sender: ScrollView) {
    heard.append(message)
    senders.append(identity(of: sender))
    if offsets[message] == nil, let watched {
      let offset: Double = watched.contentOffset
      offsets[message] = offset
    }
  }
}

/// A delegate that implements nothing.
final class Indifferent: ScrollViewDelegate {}

/// An unpredictable offset; no message shows it.
func somewhere() -> Double {
  Double(Int.random(in: 1...9_999))
}

/// A scroll view away from the top, with the general rule at yes.
func scrolledView() -> ScrollView {
  let view = ScrollView()
  view.scrollsToTop = true
  view.contentOffset = somewhere()
  return view
}

/// Those of the three messages that no delegate can get, because the protocol does not list them.
func unlisted() -> [String] {
  let view = ScrollView()
  let listener = Listener(watching: view)
  let delegate: any ScrollViewDelegate = listener
  _ = delegate.scrollViewShouldScrollToTop(view)
  delegate.scrollViewWillScrollToTop(view)
  delegate.scrollViewDidScrollToTop(view)
  return ["should", "will", "did"].filter { !listener.heard.contains($0) }
}

/// Whether the protocol lists other messages, but not this one: everyMessageIsListed judges that.
/// If it lists none, no check has anything to judge.
func isOnlyUnlisted(_ message: String) -> Bool {
  let missing = unlisted()
  return missing.contains(message) && missing.count < 3
}

/// Gives a scroll view a delegate that has been freed when this function ends.
func listenBriefly(to view: ScrollView) {
  let listener = Listener(watching: view)
  view.delegate = listener
}

/// Keeps a delegate alive until it receives will.
final class Keeper {
  private(set) var guest: Guest?

  init() { guest = Guest(of: self) }

  final class Guest: ScrollViewDelegate {
    private weak var keeper: Keeper?

    init(of keeper: Keeper) { self.keeper = keeper }

    func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
    func scrollViewWillScrollToTop(_ scrollView: ScrollView) { keeper?.guest = nil }
  }
}
