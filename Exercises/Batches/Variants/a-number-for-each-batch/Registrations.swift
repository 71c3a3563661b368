import MiniCocoa

/// The registrations with the sources.
struct Registrations: Sendable {
  var observations: [KeyValueObservation] = []
  var tokens: [(token: NotificationToken, center: NotificationCenter)] = []

  func end() {
    for observation in observations { observation.invalidate() }
    for (token, center) in tokens { center.removeObserver(token) }
  }
}
