import DemoRunner

/// A press that waits for you.
@MainActor
final class HandPress: Press {
  private var waiting: [(order: Int, ready: CheckedContinuation<Void, Never>)] = []

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

let press = Demo.keep(HandPress())
let screen = Demo.keep(PosterScreen(press: press))

Demo.play("Posters") {
  var tasks: [Int: Task<Void, Never>] = [:]
  @MainActor func show(_ order: Order) {
    tasks[order.number] = Task { await screen.show(order) }
  }
  let sunset = Order(number: 1, inks: [.magenta, .yellow, .black, .black])
  let harbour = Order(number: 2, inks: [.cyan, .black])
  return [
    Demo.Label { "\(screen.percent) %" },
    Demo.Label { "The poster: \(screen.poster.joined(separator: ", "))" },
    Demo.Row([
      Demo.Press("Order the sunset") { show(sunset) },
      Demo.Press("Print an ink of it") { press.finish(1) },
      Demo.Press("Cancel it") { tasks[1]?.cancel() },
    ]),
    Demo.Row([
      Demo.Press("Order the harbour") { show(harbour) },
      Demo.Press("Ink the harbour") { press.finish(2) },
    ]),
  ]
}
