/// A reference that doesn't keep its object alive.
struct Reference {
  private weak var object: AnyObject?

  init(_ object: AnyObject? = nil) {
    self.object = object
  }

  func read<Kind>() -> Kind? {
    object as? Kind
  }
}
