import MiniCocoa

// What the buttons of the console ask for.
extension LinePanel: CallHandling {
  /// Holds the call on its line.
  public func hold(_ sender: Button) {
    line.hold()
    display.show(.held)
  }

  /// Transfers the call on its line to the porter.
  public func transfer(_ sender: Button) {
    line.transfer(to: "porter")
  }
}
