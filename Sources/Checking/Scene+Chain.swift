extension Scene {
  /// Returns the chain of references that keeps the object with this name, for the recorder; nil if
  /// it has been deallocated.
  ///
  /// Each owner keeps the next one in the property with the same index. In a `circle`, the last one
  /// keeps the first; in a `path`, the last one keeps the object. In a `closure`, the property's
  /// value may capture the object. For `nothing` there is no owner. Owners have the names under
  /// which they were noted, without an article, or those of their classes.
  public func chain(
    to name: String
  ) -> (form: String, owners: [String], properties: [String])? {
    switch ownership(of: name) {
    case nil: nil
    case .circle(let path): ("circle", owners(of: path), path.steps.map(\.property))
    case .path(let path): ("path", owners(of: path), path.steps.map(\.property))
    case .closure(let owner, let property): ("closure", [shortName(of: owner)], [property])
    case .nothing: ("nothing", [], [])
    }
  }

  private func owners(of path: OwnershipPath) -> [String] {
    path.steps.map { shortName(of: $0.keeper) }
  }

  private func shortName(of object: AnyObject) -> String {
    guard let name = noted(object) else { return "\(type(of: object))" }
    let article = ["the ", "a ", "an "].first { name.hasPrefix($0) } ?? ""
    return String(name.dropFirst(article.count))
  }
}
