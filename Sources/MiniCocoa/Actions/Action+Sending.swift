extension Action {
  /// Performs the action on a specific target. A target without the method is a misuse.
  ///
  ///     save.send(to: editor, from: button)
  ///
  /// - Returns: Whether the method was called.
  @discardableResult
  public func send(to target: AnyObject, from sender: AnyObject?, for event: Event? = nil) -> Bool {
    let outcome = perform(on: target, sender: sender, event: event)
    guard let misuse = Misuse(outcome, of: self, on: target, sender: sender) else { return true }
    misuse.report()
    return false
  }

  /// Performs the action on the first object in the responder chain that can; false if none can.
  ///
  /// The search starts at the first responder of `window`, or of the sender's own window. If there
  /// is none, or no object in its chain responds, it starts again at the sender.
  func sendUpChain(in window: Window?, from sender: AnyObject?, for event: Event?) -> Bool {
    let control = sender as? Responder
    let first = (window ?? control?.enclosingWindow)?.firstResponder
    for start in [first, control] {
      if let target = start?.target(forAction: self, withSender: sender) {
        return send(to: target, from: sender, for: event)
      }
    }
    return false
  }
}
