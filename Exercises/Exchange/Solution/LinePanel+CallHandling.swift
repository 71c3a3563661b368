import MiniCocoa

// The methods for the console's buttons.
extension LinePanel: CallHandling {
  /// Holds the call on its line.
  public func hold(_ sender: Button) {
    line.hold()
  }

  /// Transfers the call on its line to the porter.
  public func transfer(_ sender: Button) {
    line.transfer(to: "porter")
  }
}
