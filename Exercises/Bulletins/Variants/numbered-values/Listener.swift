/// An object that can be told of bulletins.
public protocol Listener: AnyObject {
  /// A bulletin was posted for which this object is registered.
  func hear(_ bulletin: Bulletin)
}
