/// The objects of a check, noted without keeping them, under the names that messages call them by.
///
///     @Test func presenterIsFreed() {
///       let scene = presenterLeftAlone()
///       let isFreed = scene.isFreed("the presenter")
///       #expect(isFreed, "A presenter was dropped … \(scene.keepers(of: "the presenter"))")
///     }
///
///     private func presenterLeftAlone() -> Scene {
///       let presenter = Presenter()
///       return Scene(["the presenter": presenter, "the picker": presenter.open()])
///     }
///
/// The objects have to be made in a function that has ended when the check looks: its local
/// variables keep nothing alive then.
public struct Scene {
  private struct Part {
    let name: String
    weak var object: AnyObject?
  }

  private var parts: [Part] = []

  /// Notes objects by their names, each with its article: `["the picker": picker]`.
  public init(_ objects: KeyValuePairs<String, AnyObject>) {
    for (name, object) in objects { note(object, as: name) }
  }

  /// Notes one more object.
  public mutating func note(_ object: AnyObject, as name: String) {
    parts.append(Part(name: name, object: object))
  }

  /// Whether the object of this name has gone; false if none was noted under it.
  public func isFreed(_ name: String) -> Bool {
    guard let part = parts.first(where: { $0.name == name }) else { return false }
    return part.object == nil
  }

  /// Who still keeps the object of this name, in sentences; empty if it has gone.
  ///
  /// What can be told is what the stored properties of the noted objects, and of all that these
  /// keep, lead to. A closure's captures and variables outside of objects cannot be seen.
  public func keepers(of name: String) -> String {
    switch ownership(of: name) {
    case nil: ""
    case .circle(let path): sentence(path) + ": a circle, which keeps itself alive."
    case .path(let path): sentence(path) + "."
    case .closure(let owner, let property):
      "No stored property leads to it, but \(self.name(of: owner)) has a closure in "
        + "`\(property)`: what does it capture?"
    case .nothing:
      "No stored property of these objects leads to it: look for a closure that captures it, "
        + "or a static or global variable."
    }
  }

  private func sentence(_ path: OwnershipPath) -> String {
    let clauses = path.steps.map { step in
      "\(self.name(of: step.keeper)) keeps \(self.name(of: step.kept)) in `\(step.property)`"
    }
    return clauses.joined(separator: ", and ").capitalizedFirst
  }

  private func name(of object: AnyObject) -> String {
    noted(object) ?? "an object of class `\(type(of: object))`"
  }

  /// The name under which an object was noted.
  func noted(_ object: AnyObject) -> String? { parts.first { $0.object === object }?.name }

  /// What keeps the object of this name; nil if it has gone, or none was noted under it.
  func ownership(of name: String) -> Ownership? {
    guard let kept = parts.first(where: { $0.name == name })?.object else { return nil }
    return Ownership(of: kept, among: parts.compactMap(\.object))
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
