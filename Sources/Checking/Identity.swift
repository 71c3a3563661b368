/// Returns the identity of an object as a plain value, because a learner's class may define its own
/// comparison.
public func identity(of object: AnyObject) -> ObjectIdentifier {
  ObjectIdentifier(object)
}
