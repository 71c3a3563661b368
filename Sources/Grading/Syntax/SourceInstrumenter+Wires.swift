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

/// The optional properties of classes whose value is an object or a closure.
final class WireFinder: SyntaxVisitor {
  private let names: DeclaredClasses
  private var found: Set<String> = []

  private init(_ names: DeclaredClasses) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  /// Finds the properties that these files declare.
  static func wires(in trees: [SourceFileSyntax], knowing names: DeclaredClasses) -> Set<String> {
    let finder = WireFinder(names)
    for tree in trees { finder.walk(tree) }
    return finder.found
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, node.bindings.count == 1,
      let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)?.wrappedType
    else { return .visitChildren }
    if node.modifiers.has("weak") || leads(type) { found.insert(name) }
    return .visitChildren
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
    return names.classes.contains(type.lastName) || names.protocols.contains(type.lastName)
  }
}
