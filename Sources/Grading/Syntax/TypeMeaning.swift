import SwiftSyntax

/// Tells whether a type in a submission's interface may stand for one in the solution's.
///
/// The types in a suite depend on the interface it is compiled against: in `rows == ["a", "b"]` the
/// right side is an array or a set, depending on `rows`. So both interfaces have to promise the
/// same type of Swift's or Foundation's, under any alias. Types that only the submission has may
/// replace any, since a suite sees only that they exist: no operators, and no literals.
struct TypeMeaning {
  let own: InterfaceTree
  let reference: InterfaceTree

  private static let limit = 64
  /// Modules with types that literals may be of.
  private static let libraries: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "Swift",
    "Synchronization", "_Concurrency", "_StringProcessing",
  ]

  /// Whether a member has the types of a promised one. Its additional parameters have defaults.
  func fits(_ member: InterfaceMember, _ promised: InterfaceMember) -> Bool {
    guard fits(member.result ?? .nothing, promised.result ?? .nothing, true, 0) else {
      return false
    }
    let isNamesake = member.key == promised.key
    let parameters = member.parameterTypes
    var rest = promised.parameterTypes[...]
    if isNamesake, parameters.count != rest.count { return false }
    for (label, type) in parameters {
      guard let next = rest.first, isNamesake || next.label == label else { continue }
      if !fits(type, next.type, false, 0) { return false }
      rest.removeFirst()
    }
    return true
  }

  private func fits(
    _ type: TypeSyntax, _ promised: TypeSyntax, _ isResult: Bool, _ depth: Int
  ) -> Bool {
    guard depth < Self.limit else { return false }
    let type = plain(type, in: own, depth)
    let promised = plain(promised, in: reference, depth)
    if isOpen(promised) { return true }
    if let some = type.as(SomeOrAnyTypeSyntax.self) {
      // An opaque type (`some`) may be any type; a literal never becomes an `any`.
      return some.someOrAnySpecifier.tokenKind != .keyword(.some) || !isResult
    }
    if isOpen(type) { return true }
    func areAlike(_ types: [TypeSyntax], _ others: [TypeSyntax]) -> Bool {
      types.count == others.count
        && zip(types, others).allSatisfy { fits($0, $1, isResult, depth + 1) }
    }
    if let function = type.as(FunctionTypeSyntax.self) {
      guard let other = promised.as(FunctionTypeSyntax.self) else { return false }
      return areAlike(
        function.parameters.map(\.type) + [function.returnClause.type],
        other.parameters.map(\.type) + [other.returnClause.type])
    }
    if let tuple = type.as(TupleTypeSyntax.self) {
      guard let other = promised.as(TupleTypeSyntax.self) else { return false }
      return areAlike(tuple.elements.map(\.type), other.elements.map(\.type))
    }
    guard let named = type.named, let other = promised.named else {
      return type.squeezed == promised.squeezed
    }
    guard named.name == other.name, !isOnlyOwn(named.name) else {
      return mayStand(named.name, for: other.name)
    }
    // Under one name there may be a type here and an alias with parameters there.
    return (own.path(ofTypeNamed: named.name) == nil)
      == (reference.path(ofTypeNamed: named.name) == nil)
      && areAlike(named.arguments, other.arguments)
  }

  /// Whether a type with this name may replace one with another name, whatever their arguments are.
  private func mayStand(_ name: String, for promised: String) -> Bool {
    // No literal becomes an object.
    if isOnlyOwn(name) || [name, promised].contains("Swift.AnyObject") { return true }
    let modules = [name, promised].compactMap { $0.split(separator: ".").first.map(String.init) }
    // For objects of other modules, one type may be a subclass of the other; the compiler knows.
    return !modules.contains(where: Self.libraries.contains)
  }

  /// Whether it is a type of the submission's that the solution lacks.
  private func isOnlyOwn(_ name: String) -> Bool {
    own.path(ofTypeNamed: name).map { reference.type(at: $0) == nil } ?? false
  }

  /// The type without attributes, aliases and optionality.
  private func plain(_ type: TypeSyntax, in tree: InterfaceTree, _ depth: Int) -> TypeSyntax {
    var type = type
    for _ in depth..<Self.limit {
      if let attributed = type.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else if let optional = type.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let only = type.as(TupleTypeSyntax.self)?.elements.only, only.ellipsis == nil {
        type = only.type
      } else if let named = type.named, named.name == "Swift.Optional",
        let only = named.arguments.only
      {
        type = only
      } else if type.named?.name == "Swift.Void" {
        type = .nothing
      } else if let target = target(of: type, in: tree) {
        type = target
      } else {
        break
      }
    }
    return type
  }

  /// The type that an alias of the module names; nil if it is no alias, or has parameters.
  private func target(of type: TypeSyntax, in tree: InterfaceTree) -> TypeSyntax? {
    let name = type.withoutGenerics
    guard tree.path(ofTypeNamed: name) == nil,
      let alias = tree.alias(named: name)?.declaration.as(TypeAliasDeclSyntax.self),
      alias.genericParameterClause == nil
    else { return nil }
    return alias.initializer.value
  }

  /// Whether it is a generic parameter, or a type that the compiler derives from one: these alone
  /// have no module. No literal becomes a value that the solution promises as `any` or `some`.
  private func isOpen(_ type: TypeSyntax) -> Bool {
    if type.is(SomeOrAnyTypeSyntax.self) { return true }
    if let name = type.as(IdentifierTypeSyntax.self) {
      return own.path(ofTypeNamed: name.name.plainName) == nil
    }
    var base = type
    while let member = base.as(MemberTypeSyntax.self) { base = member.baseType }
    return base.as(IdentifierTypeSyntax.self)?.name.plainName == "Self"
  }
}

extension InterfaceMember {
  fileprivate typealias Parameter = (label: String, type: TypeSyntax)

  /// The parameters, or the associated values of a case.
  fileprivate var parameterTypes: [Parameter] {
    if let cases = node.as(EnumCaseDeclSyntax.self) {
      let element = cases.elements.first { key == "case \($0.name.plainName)" }
      return element?.parameterClause?.parameters.map { ("", $0.type) } ?? []
    }
    let list = parameters ?? node.as(SubscriptDeclSyntax.self)?.parameterClause.parameters
    return list?.map { ($0.firstName.plainName, $0.type) } ?? []
  }

  /// The type of the result or value, or the type that an alias names.
  fileprivate var result: TypeSyntax? {
    if let function = node.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause?.type
    }
    if let subscripting = node.as(SubscriptDeclSyntax.self) {
      return subscripting.returnClause.type
    }
    if let alias = node.as(TypeAliasDeclSyntax.self) { return alias.initializer.value }
    return node.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
  }
}

extension TypeSyntax {
  /// `()`
  fileprivate static var nothing: TypeSyntax { TypeSyntax(TupleTypeSyntax(elements: [])) }

  /// A type's name with its module and outer types, and the arguments between `<` and `>`: `[Int]`
  /// is an array.
  fileprivate var named: (name: String, arguments: [TypeSyntax])? {
    if let array = self.as(ArrayTypeSyntax.self) { return ("Swift.Array", [array.element]) }
    if let dictionary = self.as(DictionaryTypeSyntax.self) {
      return ("Swift.Dictionary", [dictionary.key, dictionary.value])
    }
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    guard self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) else { return nil }
    let arguments =
      clause?.arguments.compactMap { argument -> TypeSyntax? in
        if case .type(let type) = argument.argument { type } else { nil }
      } ?? []
    return (withoutGenerics, arguments)
  }
}

extension Collection {
  /// The one element; nil if there are none or several.
  fileprivate var only: Element? { count == 1 ? first : nil }
}
