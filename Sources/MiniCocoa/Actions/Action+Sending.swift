extension Action {
  /// Performs the action on a target that was named, which has to understand it: else that is a
  /// misuse.
  ///
  ///     save.send(to: editor, from: button)
  ///
  /// - Returns: Whether it was performed.
  @discardableResult
  public func send(to target: AnyObject, from sender: AnyObject?, for event: Event? = nil) -> Bool {
    let outcome = perform(on: target, sender: sender, event: event)
    guard let misuse = Misuse(outcome, of: self, on: target, sender: sender) else { return true }
    misuse.report()
    return false
  }

  /// Performs the action on the first object of a responder chain that can; false if none can.
  ///
  /// The chain starts at the first responder of `window`, or of the sender's own window; if nobody
  /// is, or nobody in its chain can, at the sender.
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
