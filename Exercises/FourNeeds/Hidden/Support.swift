import Checking

import class FourNeeds.EpisodeScreen
import class FourNeeds.Lamp
import class FourNeeds.Library
import class FourNeeds.Logbook
import class FourNeeds.Player
import class FourNeeds.SleepTimer

/// A task that waits, on the main actor like all of these objects.
@MainActor
final class Run {
  private(set) var isOver = false
  private var task: Task<Void, Never>?

  init(_ work: @escaping @MainActor () async -> Void) {
    task = Task {
      await work()
      isOver = true
    }
  }

  func cancel() { task?.cancel() }
}

/// Lets every task that can continue do so, by yielding the main actor. It does not sleep.
@MainActor
func settle() async {
  for _ in 0..<50 { await Task.yield() }
}

/// Lets the others go on until this is so, or until nothing more can be expected.
@MainActor
func settle(until isSo: () -> Bool) async {
  for _ in 0..<500 {
    if isSo() { return }
    await Task.yield()
  }
}

/// A player with the timer that lets it play, so that its behaviour without one does not matter.
@MainActor
func allowedPlayer() -> (Player, SleepTimer) {
  let (player, timer) = (Player(), SleepTimer())
  timer.guards(player)
  return (player, timer)
}

func unforeseenTitle() -> String { "Episode \(Int.random(in: 1_000...9_999))" }

func unforeseenSeconds() -> [Int] {
  let start = Int.random(in: 10...99)
  return [start, start + 1, start + 3, start + 4, start + 9]
}

/// Whether a screen shows this title.
@MainActor
func shows(_ screen: EpisodeScreen, _ title: String) -> Bool {
  let shown: String? = screen.title
  return shown == title
}

@MainActor
func seconds(of logbook: Logbook) -> [Int] {
  let seconds: [Int] = logbook.seconds
  return seconds
}
