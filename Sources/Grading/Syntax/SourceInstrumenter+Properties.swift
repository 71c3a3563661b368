import SwiftSyntax

// What is noted of properties.
extension SourceInstrumenter {
  /// Notes that a property is set, and in a program of statements that it is asked for.
  func note(_ node: VariableDeclSyntax, of owner: Owner) {
    if let name = node.dynamicName, isShown(node.modifiers), let binding = node.bindings.first {
      // Observers are told while it is set, so it is noted before. It never changes in place.
      insertions.add(
        " { willSet { _Turn.set(self, \"\(name)\", newValue as Any) } }", behind: binding)
    }
    guard let property = InstrumentedProperty(node) else { return }
    // What only this answer shows, it shows to nobody.
    let isShown = isShown(node.modifiers) && offered?.contains(property.name) != false
    // Not `willSet`: with one, what changes in place is copied out and in, and a program that changes
    // a list while it goes through it would no longer be stopped. A `didSet` without `oldValue`
    // (SE-0268) leaves that as it is.
    let note = "_Turn.set(self, \"\(property.name)\", self.\(property.name) as Any); "
    switch property.accessors {
    case nil:
      guard isShown, !owner.isExtension else { break }
      insertions.add(" { didSet { \(note)} }", behind: property.binding)
    case .accessors(let accessors)?:
      let kinds = accessors.map(\.accessorSpecifier.text)
      if isShown, kinds == ["willSet"], let first = accessors.first {
        insertions.add("didSet { \(note)} ", before: first)
      }
      // What the object does when it is told comes after that.
      let noting = kinds.contains("didSet") && kinds.contains("willSet") ? "willSet" : "didSet"
      for accessor in accessors {
        let isNoted = ["set", noting].contains(accessor.accessorSpecifier.text)
        open(accessor, of: property.name, isNoted: isShown && isNoted)
      }
    case .getter(let statements)?:
      guard let brace = property.binding.accessorBlock?.leftBrace else { break }
      // Others' would be told too often.
      guard layer == .statements else {
        open(Body(statements, after: brace, answers: .unseen), "_Turn(quietly: self)")
        break
      }
      let answers = property.binding.typeAnnotation?.type.answers ?? .unseen
      open(
        Body(statements, after: brace, answers: answers),
        "_Turn(getting: self, \"\(property.name)\")")
    }
  }
}
