import MiniCocoa

extension Button {
  /// Sends an action to a target when it is tapped.
  func serve(_ target: AnyObject, _ action: Action) {
    addTarget(target, action: action, for: .touchUpInside)
  }

  /// Sends nothing to a target any more.
  func leave(_ target: AnyObject) {
    removeTarget(target, action: nil, for: .touchUpInside)
  }
}
