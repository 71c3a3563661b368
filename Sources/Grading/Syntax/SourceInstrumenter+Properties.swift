import SwiftSyntax

// Recording properties.
extension SourceInstrumenter {
  /// Records that a property is set and, in a program of statements, that it is read.
  func note(_ node: VariableDeclSyntax, of owner: Owner) {
    if let name = node.dynamicName, isShown(node.modifiers), let binding = node.bindings.first {
      // Observers are called during the assignment, so record it before. It never changes in place.
      insertions.add(
        " { willSet { _Turn.set(self, \"\(name)\", newValue as Any) } }", behind: binding)
    }
    guard let property = InstrumentedProperty(node) else { return }
    // A property that right answers do not offer counts as private.
    let isShown = isShown(node.modifiers) && offered?.contains(property.name) != false
    // Not `willSet`: it makes changes in place copy the value out and in, so that Swift would no
    // longer stop a program that changes a list while iterating over it. A `didSet` without
    // `oldValue` (SE-0268) keeps changes in place.
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
      // Record the change before the object reacts to it.
      let noting = kinds.contains("didSet") && kinds.contains("willSet") ? "willSet" : "didSet"
      for accessor in accessors {
        let isNoted = ["set", noting].contains(accessor.accessorSpecifier.text)
        open(accessor, of: property.name, isNoted: isShown && isNoted)
      }
    case .getter(let statements)?:
      guard let brace = property.binding.accessorBlock?.leftBrace else { break }
      // In other layers, there would be too many records.
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
