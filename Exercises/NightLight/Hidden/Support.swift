import class NightLight.Lamp
import class NightLight.LampScreen
import class NightLight.Server

/// Lets every task that can continue do so, by yielding the main actor. It does not sleep.
@MainActor
func settle() async {
  for _ in 0..<60 { await Task.yield() }
}

/// A screen's lamp and server, without the screen.
@MainActor
struct Home {
  let lamp: Lamp
  let server = Server()

  init(level: Int = 40) { lamp = Lamp(level: level) }

  func screen() -> LampScreen { LampScreen(lamp: lamp, server: server) }
}

/// A screen that is released on any thread. Only one thread uses it at a time.
final class Held: @unchecked Sendable {
  var screen: LampScreen?

  init(_ screen: LampScreen) { self.screen = screen }
}

/// Levels for a message: the check chose all of them.
func said(_ levels: [Int]) -> String {
  levels.isEmpty ? "nothing" : levels.prefix(6).map(String.init).joined(separator: ", ")
}

func said(_ level: Int?) -> String { level.map(String.init) ?? "nil" }
