/// A reference to one object that does not keep it.
struct Reference {
  private weak var object: AnyObject?

  init(_ object: AnyObject? = nil) {
    self.object = object
  }

  func read<Kind>() -> Kind? {
    object as? Kind
  }
}
