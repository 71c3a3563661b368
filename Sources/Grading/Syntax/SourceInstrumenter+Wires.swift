import SwiftSources
import SwiftSyntax

// Recording messages without a receiver: `delegate?.pickerDidFinish(self)` while the delegate is
// nil.

extension SourceInstrumenter {
  /// Records a call along an optional property that is nil.
  func noteLoss(along node: OptionalChainingExprSyntax) {
    let name: String? =
      if let reference = node.expression.as(DeclReferenceExprSyntax.self) {
        reference.baseName.text
      } else if let member = node.expression.as(MemberAccessExprSyntax.self), member.base != nil {
        member.declName.baseName.text
      } else { nil }
    guard let name, wires.contains(name), let message = node.sentMessage else { return }
    insertions.add("_Turn.wire(", before: node.expression)
    insertions.add(", \"\(name)\", \"\(message)\")", behind: node.expression)
  }
}

extension OptionalChainingExprSyntax {
  /// The message that is sent to the value: `done(_:)`, or `(_:)` if it is called itself; nil if it
  /// is used otherwise.
  fileprivate var sentMessage: String? {
    if let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id {
      return call.labels
    }
    guard let member = parent?.as(MemberAccessExprSyntax.self),
      let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == member.id
    else { return nil }
    return member.declName.baseName.text + call.labels
  }
}

extension FunctionCallExprSyntax {
  fileprivate var labels: String {
    let first = arguments.map { ($0.label?.text ?? "_") + ":" }
    let closures = trailingClosure == nil ? [] : ["_:"]
    return "(" + (first + closures).joined()
      + additionalTrailingClosures.map { $0.label.text + ":" }.joined() + ")"
  }
}

extension DeclaredClasses {
  /// The optional properties that these files declare in classes, and whose value is an object or a
  /// closure.
  func wires(in trees: [SourceFileSyntax]) -> Set<String> {
    Set(trees.flatMap { $0.nodes(VariableDeclSyntax.self).compactMap(wire) })
  }

  private func wire(_ node: VariableDeclSyntax) -> String? {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, node.bindings.count == 1,
      let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)?.wrappedType
    else { return nil }
    return node.modifiers.has("weak") || leads(type) ? name : nil
  }

  private func leads(_ type: TypeSyntax) -> Bool {
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.type
    {
      return leads(inner)
    }
    if type.is(FunctionTypeSyntax.self) { return true }
    if let attributed = type.as(AttributedTypeSyntax.self) { return leads(attributed.baseType) }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return leads(some.constraint) }
    return classes.contains(type.lastName) || protocols.contains(type.lastName)
  }
}
