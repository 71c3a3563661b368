import SwiftSyntax

/// Format strings, which make a library take arguments for what the string says they are: `%@` and
/// an integer call a method of whatever lies at that address.
///
/// The compiler's watch over memory does not see them. They are harmless as literals, or as names of
/// literals (`ConstantText`), in which as many numbers are put as follow them; everything else is suspect, and refused where the object
/// calls such a function.
enum Formats {
  /// Functions of Foundation whose first argument is a format, whatever its label.
  private static let functions: Set<String> = [
    "NSLog", "NSLogv", "appendFormat", "appendingFormat", "localizedStringWithFormat", "raise",
  ]
  /// Types of Foundation, or extended by it, that are made of a format: what has such a name may be
  /// theirs, whoever else has it.
  private static let types: Set<String> = [
    "NSComparisonPredicate", "NSCompoundPredicate", "NSException", "NSExpression",
    "NSMutableString", "NSPredicate", "NSString", "Self", "String", "StringProtocol", "Substring",
    "init",
  ]
  /// Labels under which the library takes a format.
  private static let labels: Set<String> = ["format", "predicateFormat"]

  /// Whether this is a function of Foundation's that takes a format.
  static func areTaken(by symbol: LibrarySymbol) -> Bool {
    guard symbol.text.contains("Foundation") || symbol.text.contains("CVarArg") else {
      return false
    }
    return symbol.functions.contains { function in
      functions.contains(String(function.name)) || labels.contains(String(function.label))
        || function.name == "withVaList" || function.name == "getVaList"
    }
  }

  /// Whether a function of this name may be one of Foundation's.
  static func mayTakeFormats(_ name: String) -> Bool {
    functions.contains(name) || types.contains(name)
  }

  /// What is wrong with the format of a call, if it is of one of these functions: where it stands.
  static func suspect(in call: FunctionCallExprSyntax, own: DeclaredNames) -> ExprSyntax? {
    let name = call.calledExpression.lastName?.plainName ?? ""
    if own.isFunctionAlone(name) { return nil }
    let arguments = Array(call.arguments)
    let labelled = arguments.firstIndex { labels.contains($0.label?.plainName ?? "") }
    guard let index = labelled ?? (functions.contains(name) ? arguments.indices.first : nil) else {
      return nil
    }
    let format = arguments[index].expression
    guard call.trailingClosure == nil, call.additionalTrailingClosures.isEmpty,
      let count = count(of: arguments[(index + 1)...]),
      let text = ConstantText(knowing: own).text(of: format),
      let parts = FormatText(text), parts.isHarmless(with: count)
    else { return format }
    return nil
  }

  /// How many arguments are put into the text; nil if they are not to be counted.
  private static func count(of arguments: ArraySlice<LabeledExprSyntax>) -> Int? {
    var count = 0
    for argument in arguments {
      switch argument.label?.plainName {
      case nil: count += 1
      case "locale": break
      case "arguments":
        guard let list = argument.expression.as(ArrayExprSyntax.self) else { return nil }
        count += list.elements.count
      default: return nil
      }
    }
    return count
  }

  /// Types whose `init` takes no format.
  private static let plain: Set<String> = [
    "Array", "Bool", "Character", "Double", "Float", "Int", "Set", "UInt", "UInt8",
  ]

  /// Whether a function, or some `init`, is named without being called: who calls it, and with
  /// what, is not to be seen.
  static func isNamedOnly(_ node: DeclReferenceExprSyntax, own: DeclaredNames) -> Bool {
    let name = node.baseName.plainName
    guard functions.contains(name) || name == "init" || name == "withVaList" || name == "getVaList"
    else { return false }
    // These take a list that was made elsewhere.
    if name.hasSuffix("VaList") { return !own.isFunctionAlone(name) }
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    if name == "init",
      let base = member?.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
      plain.contains(base), !own.all.contains(base)
    {
      return false
    }
    if let labels = node.argumentNames?.arguments {
      // `init(describing:)` says that it is another.
      return name != "init" || labels.first.map { Self.labels.contains($0.name.plainName) } ?? true
    }
    let whole = member?.declName.id == node.id ? member.map(Syntax.init) : Syntax(node)
    guard let call = whole?.parent?.as(FunctionCallExprSyntax.self) else { return true }
    return call.calledExpression.id != whole?.id
  }
}

extension ExprSyntax {
  /// The name that stands last: of `Door.open` it is `open`.
  fileprivate var lastName: TokenSyntax? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName
  }
}
