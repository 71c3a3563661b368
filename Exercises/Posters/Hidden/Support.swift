import enum Posters.Ink
import struct Posters.Order
import class Posters.PosterScreen
import protocol Posters.Press

/// A press that finishes an ink when a check lets it.
@MainActor
final class TestPress: Press {
  struct Job {
    let number: Int
    let text: String
    let isOnMain: Bool
  }

  private(set) var jobs: [Job] = []
  private var waiting: [(number: Int, continuation: CheckedContinuation<Void, Never>)] = []

  nonisolated(nonsending) func print(_ ink: Ink, of order: Order) async -> String {
    let text = "\(ink.rawValue) \(Int.random(in: 0..<1_000_000))"
    await wait(Job(number: order.number, text: text, isOnMain: isOnMainActor()))
    return text
  }

  private func wait(_ job: Job) async {
    jobs.append(job)
    await withCheckedContinuation { waiting.append((job.number, $0)) }
  }

  /// The number of inks of this order that the press has begun.
  func begun(_ number: Int) -> Int { jobs.filter { $0.number == number }.count }

  /// The texts that the press has made for this order.
  func printed(_ number: Int) -> [String] { jobs.filter { $0.number == number }.map(\.text) }

  /// Finishes an ink of this order, if one is in the press.
  func finish(_ number: Int) async {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: index).continuation.resume()
    await settle()
  }

  /// Finishes whatever is in the press, and whatever comes after it.
  func finishAll() async {
    await settle()
    for _ in 0..<30 where !waiting.isEmpty { await finish(waiting[0].number) }
  }
}

/// Whether the caller's code runs on the main actor.
private func isOnMainActor(_ actor: isolated (any Actor)? = #isolation) -> Bool {
  actor === MainActor.shared
}

/// A task that waits.
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

/// Lets every task that can continue do so. It does not sleep.
@MainActor
func settle() async {
  for _ in 0..<60 { await Task.yield() }
}

@MainActor
func shop() -> (TestPress, PosterScreen) {
  let press = TestPress()
  return (press, PosterScreen(press: press))
}

/// An order with this many inks, chosen at random.
func order(_ number: Int, inks: Int) -> Order {
  let all: [Ink] = [.cyan, .magenta, .yellow, .black]
  return Order(number: number, inks: (0..<inks).compactMap { _ in all.randomElement() })
}
