import Messages

/// Shows on the terminal that something is going on, from its second second on.
func showingThatItWorks<Value: Sendable>(
  on what: Message, _ screen: Screen, _ work: () async throws -> Value
) async throws -> Value {
  async let _: Void = tick(screen.errorOutput.text(of: what), screen)
  // Cancelled and awaited where this scope ends.
  return try await work()
}

private func tick(_ text: String, _ screen: Screen) async {
  var seconds = 0
  while (try? await Task.sleep(for: .seconds(1))) != nil {
    seconds += 1
    screen.progress("\(text) … \(seconds) s")
  }
  if seconds > 0 { screen.endProgress() }
}
