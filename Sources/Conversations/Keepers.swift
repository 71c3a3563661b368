/// Why an object is still there: what keeps it alive, over which stored properties.
package struct Keepers: Hashable, Sendable {
  /// A strong reference, from an object to the next one of a chain.
  package struct Link: Hashable, Sendable {
    /// The name of the object that keeps the next one.
    package let owner: String
    /// The stored property in which it does.
    package let property: String

    /// A reference from an object of this name.
    package init(owner: String, property: String) {
      self.owner = owner
      self.property = property
    }
  }

  /// What was found.
  package enum Finding: Hashable, Sendable {
    /// Each keeps the next one and the last the first, which is the object; at least one.
    case circle([Link])
    /// Each keeps the next one and the last the object; at least one.
    case path([Link])
    /// No stored property leads to it, but this one holds a closure, whose captures nobody sees.
    case closure(Link)
    /// No stored property leads to it.
    case nothing
  }

  /// The name of the object that is still there.
  package let object: String
  /// What was found.
  package let finding: Finding

  /// Why an object of this name is still there.
  package init(of object: String, _ finding: Finding) {
    self.object = object
    self.finding = finding
  }
}
