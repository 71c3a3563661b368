/// The reason why an object is still alive: the stored properties that keep it.
package struct Keepers: Hashable, Sendable {
  /// A strong reference from an object to the next one in a chain.
  package struct Link: Hashable, Sendable {
    /// The name of the object that holds the reference.
    package let owner: String
    /// The stored property that holds it.
    package let property: String

    /// Creates a reference from the object with this name.
    package init(owner: String, property: String) {
      self.owner = owner
      self.property = property
    }
  }

  /// The outcome of the search.
  package enum Finding: Hashable, Sendable {
    /// A retain cycle: each object keeps the next, and the last keeps the first, which is the
    /// object itself. At least one link.
    case circle([Link])
    /// Each object keeps the next, and the last keeps the object itself. At least one link.
    case path([Link])
    /// No stored property leads to the object, but this one holds a closure, whose captures can't
    /// be inspected.
    case closure(Link)
    /// No stored property leads to the object.
    case nothing
  }

  /// The name of the object that is still alive.
  package let object: String
  /// The outcome of the search for its owners.
  package let finding: Finding

  /// Creates the reason why the object with this name is still alive.
  package init(of object: String, _ finding: Finding) {
    self.object = object
    self.finding = finding
  }
}

extension Keepers {
  /// Returns the same reason with another name for the object, and for each owner.
  func renamed(_ object: String, owners name: @escaping (String) -> String) -> Keepers {
    let links = { (links: [Link]) in
      links.map { Link(owner: name($0.owner), property: $0.property) }
    }
    return switch finding {
    case .circle(let chain): Keepers(of: object, .circle(links(chain)))
    case .path(let chain): Keepers(of: object, .path(links(chain)))
    case .closure(let link):
      Keepers(of: object, .closure(Link(owner: name(link.owner), property: link.property)))
    case .nothing: Keepers(of: object, .nothing)
    }
  }
}
