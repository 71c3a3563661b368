/// The owner of an object, as far as stored properties show.
enum Ownership {
  /// A retain cycle: the object keeps itself through others.
  case circle(OwnershipPath)
  /// Another of the noted objects keeps it.
  case path(OwnershipPath)
  /// No object keeps it, but this one has a closure in this property.
  case closure(AnyObject, property: String)
  case nothing

  /// Finds the owner of an object among those that are still alive.
  init(of kept: AnyObject, among alive: [AnyObject]) {
    if let circle = OwnershipPath.shortest(from: kept, to: kept) {
      self = .circle(circle)
      return
    }
    let paths = alive.filter { $0 !== kept }
      .compactMap { OwnershipPath.shortest(from: $0, to: kept) }
    if let path = paths.min(by: { $0.steps.count < $1.steps.count }) {
      self = .path(path)
      return
    }
    for object in alive {
      guard let property = StoredProperties(of: object).closures.first else { continue }
      self = .closure(object, property: property)
      return
    }
    self = .nothing
  }
}
