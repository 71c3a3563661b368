import MiniCocoa

/// An object that can take Hold and Transfer.
public protocol CallHandling: AnyObject {
  /// Holds a call.
  func hold(_ sender: Button)

  /// Transfers a call to the porter.
  func transfer(_ sender: Button)
}

// The two actions. Every class that conforms to the protocol has a method for each.
extension Action {
  /// Holds a call.
  public static var hold: Action {
    Action("hold:") { (receiver: any CallHandling) in { receiver.hold($0) } }
  }

  /// Transfers a call to the porter.
  public static var transfer: Action {
    Action("transfer:") { (receiver: any CallHandling) in { receiver.transfer($0) } }
  }
}
