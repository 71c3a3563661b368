/// An object that can receive bulletins.
public protocol Listener: AnyObject {
  /// Receives a bulletin that this object registered for.
  func hear(_ bulletin: Bulletin)
}
