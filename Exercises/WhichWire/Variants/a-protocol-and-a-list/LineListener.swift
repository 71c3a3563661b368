/// What a line tells those that listen.
protocol LineListener: AnyObject {
  func line(_ line: Line, didChangeFrom before: String)
}

/// A place in a list, which keeps nobody.
struct WeakListener {
  weak var listener: (any LineListener)?
}
