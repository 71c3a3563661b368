/// What keeps an object alive, as far as stored properties tell.
enum Ownership {
  /// The object keeps itself, over others.
  case circle(OwnershipPath)
  /// Another of the noted objects keeps it.
  case path(OwnershipPath)
  /// None does, but this one has a closure, in this property.
  case closure(AnyObject, property: String)
  case nothing

  /// What keeps an object, among those that are still there.
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
