/// Prints an order, ink by ink, and reports the percent after each. Nil if somebody cancels it.
@concurrent
func layers(
  of order: Order, on press: any Press, report: @MainActor @Sendable (Int) -> Void
) async -> [String]? {
  var layers: [String] = []
  for (index, ink) in order.inks.enumerated() {
    if Task.isCancelled { return nil }
    layers.append(await press.print(ink, of: order))
    await report((index + 1) * 100 / order.inks.count)
  }
  return Task.isCancelled ? nil : layers
}
