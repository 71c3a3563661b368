extension Scene {
  /// Who keeps the object of this name, as a chain of references: what a recorder writes down. Nil if the
  /// object has gone.
  ///
  /// Each owner keeps the next one in the property of the same index. The last of them keeps the first, in
  /// a `circle`, or the object, in a `path`; in a `closure`, what the property holds may capture the
  /// object; of `nothing` there is no owner. Owners have the names under which they were noted, without
  /// an article, or that of their class.
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
