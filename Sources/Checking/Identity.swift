/// Which object this is, as a plain value: a class of the learner's own may compare as it likes.
public func identity(of object: AnyObject) -> ObjectIdentifier {
  ObjectIdentifier(object)
}
