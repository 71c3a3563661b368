import MiniCocoa

// The methods for the console's buttons.
extension LinePanel: CallHandling {
  /// Holds the call on its line.
  public func hold(_ sender: Button) {
    // TODO: 4. Hold the line's call.
  }

  /// Transfers the call on its line to the porter.
  public func transfer(_ sender: Button) {
    // TODO: 4. Transfer the line's call to "porter".
  }
}
