import DemoRunner
import Foundation

/// A press that waits for you.
@MainActor
final class HandPress: Press {
  private var waiting: [(order: Int, ready: CheckedContinuation<Void, Never>)] = []

  var isBusy: Bool { !waiting.isEmpty }

  nonisolated(nonsending) func print(_ ink: Ink, of order: Order) async -> String {
    await wait(order.number)
    return "\(ink.rawValue) of \(order.number)"
  }

  private func wait(_ order: Int) async {
    await withCheckedContinuation { waiting.append((order, $0)) }
  }

  func finish(_ order: Int) {
    guard let index = waiting.firstIndex(where: { $0.order == order }) else { return }
    waiting.remove(at: index).ready.resume()
  }
}

/// Gives the room, which works on another thread, time to come back before the screen is drawn.
@MainActor
func waitForTheRoom() {
  Task {
    for _ in 0..<8 {
      usleep(5_000)
      await Task.yield()
    }
  }
}

let press = Demo.keep(HandPress())
let screen = Demo.keep(PosterScreen(press: press))

Demo.play("Posters") {
  var tasks: [Int: Task<Void, Never>] = [:]
  let sunset = Order(number: 1, inks: [.magenta, .yellow, .black, .black])
  let harbour = Order(number: 2, inks: [.cyan, .black])
  return [
    Demo.Label { "\(screen.percent) %" },
    Demo.Label { "The poster: \(screen.poster.joined(separator: ", "))" },
    Demo.Row([
      Demo.Press("Order the sunset") {
        tasks[1] = Task { await screen.show(sunset) }
        waitForTheRoom()
      },
      Demo.Press("Print an ink of it") {
        press.finish(1)
        waitForTheRoom()
      },
      Demo.Press("Cancel it") { tasks[1]?.cancel() },
    ]),
    Demo.Row([
      Demo.Press("Order the harbour") {
        tasks[2] = Task { await screen.show(harbour) }
        waitForTheRoom()
      },
      Demo.Press("Ink the harbour") {
        press.finish(2)
        waitForTheRoom()
      },
    ]),
  ]
}
