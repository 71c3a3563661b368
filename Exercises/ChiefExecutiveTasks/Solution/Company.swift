import MiniCocoa

/// An organization that somebody leads.
public final class Company: Organization {
  /// The chief executive; nil while there is none.
  @Dynamic public var ceo: Person?

  /// One line about the company: `"Delta: Ann has 2 tasks"`, or `"Delta: nobody"`.
  public var summary: String {
    guard let ceo else { return "\(name): nobody" }
    return "\(name): \(ceo.name) has \(ceo.tasks.count) tasks"
  }

  /// The computed properties that can be observed; `summary` is one of them.
  public override class var namedProperties: [String: AnyKeyPath] {
    super.namedProperties.merging(["summary": \Company.summary]) { $1 }
  }

  /// The paths to the values that a computed property depends on.
  public override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    let affecting = super.keyPathsForValuesAffectingValue(forKey: key)
    guard key == "summary" else { return affecting }
    return affecting.union(["name", "ceo.name", "ceo.tasks"])
  }
}
