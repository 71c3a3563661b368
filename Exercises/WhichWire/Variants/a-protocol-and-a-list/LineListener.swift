/// The messages that a line sends to its listeners.
protocol LineListener: AnyObject {
  func line(_ line: Line, didChangeFrom before: String)
}

/// A weak reference in a list.
struct WeakListener {
  weak var listener: (any LineListener)?
}
