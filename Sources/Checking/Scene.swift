/// The objects of a check, with weak references, under the names that messages use.
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
/// Create the objects in a function that has returned before the check tests them, so that its
/// local variables keep nothing alive.
public struct Scene {
  private struct Part {
    let name: String
    weak var object: AnyObject?
  }

  private var parts: [Part] = []

  /// Notes objects by names with articles: `["the picker": picker]`.
  public init(_ objects: KeyValuePairs<String, AnyObject>) {
    for (name, object) in objects { note(object, as: name) }
  }

  /// Adds an object.
  public mutating func note(_ object: AnyObject, as name: String) {
    parts.append(Part(name: name, object: object))
  }

  /// Whether the object with this name has been deallocated; false if there is no such name.
  public func isFreed(_ name: String) -> Bool {
    guard let part = parts.first(where: { $0.name == name }) else { return false }
    return part.object == nil
  }

  /// Returns sentences on what still keeps the object with this name; empty if it has been
  /// deallocated.
  ///
  /// Only the stored properties of the noted objects, and of the objects that these keep, can be
  /// inspected; captures of closures and variables outside of objects can't.
  public func keepers(of name: String) -> String {
    switch ownership(of: name) {
    case nil: ""
    case .circle(let path): sentence(path) + ": a retain cycle, which keeps itself alive."
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
      "\(self.name(of: step.keeper)) keeps \(self.name(of: step.kept)) in its property "
        + "`\(step.property)`"
    }
    return clauses.joined(separator: ", and ").capitalizedFirst
  }

  private func name(of object: AnyObject) -> String {
    noted(object) ?? "an object of class `\(type(of: object))`"
  }

  /// Returns the name under which an object was noted.
  func noted(_ object: AnyObject) -> String? { parts.first { $0.object === object }?.name }

  /// Returns the owner of the object with this name; nil if it has been deallocated or there is no
  /// such name.
  func ownership(of name: String) -> Ownership? {
    guard let kept = parts.first(where: { $0.name == name })?.object else { return nil }
    return Ownership(of: kept, among: parts.compactMap(\.object))
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
