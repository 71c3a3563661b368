import CourseModel
import SwiftSources
import SwiftSyntax

/// Marks the places in a suite where it judges, and where it leaves without having judged.
///
/// A check that reaches its end has passed only if something in it was judged. The suite's text
/// shows what judges:
///
/// - `#expect`, `#require` and `confirmation`;
/// - the condition that decides whether an issue is recorded: of the `if` around it, or of the last
///   `guard` or `if` before it that leaves. Only its last part counts, because the parts before are
///   preconditions;
/// - the condition of a `guard` whose `else` judges.
///
/// An earlier `guard … else { return }`, or one that returns nil where a text would be a complaint,
/// leaves without having judged if something after it would have judged. A test in which nothing
/// judges passes when it reaches its end.
///
/// So authors rarely have to write a mark: `judged()` in the conditions of a `guard` that leaves
/// when all is well, or when the judgements before it are enough. Marking only inserts text, and
/// never a line break.
struct VerdictMarks {
  /// The version of the marking. Change it when the same suite may get other marks.
  static let identity = "verdicts 6"

  private let trees: [SourceFileSyntax]
  private let files: [SourceFile]
  /// Functions of the suite that always record an issue.
  private var recorders: Set<String> = ["Issue.record"]
  /// Functions of the suite in which something is judged.
  private var judges: Set<String> = ["confirmation"]
  private let texts: Set<String>
  private let stories: Set<String>
  /// Types of the suite whose members judge, such as a listener.
  private var judgingTypes: Set<String> = []

  init(for files: [SourceFile]) {
    self.files = files
    trees = files.map(SourceReading.tree)
    let functions = trees.flatMap { $0.nodes(FunctionDeclSyntax.self) }
    func names(returning type: String) -> Set<String> {
      Set(functions.filter { $0.result == type }.map(\.name.plainName))
    }
    (texts, stories) = (names(returning: "String"), names(returning: "String?"))
    // Functions call each other, so repeat until there are no new ones.
    while true {
      let reader = reader(judgedBy: judges)
      let bodies = functions.compactMap { function in
        function.body.map { (function.name.plainName, $0.statements) }
      }
      let moreRecorders = bodies.filter { reader.alwaysComplains($1) }.map(\.0)
      let moreJudges = bodies.filter { reader.judges($1) }.map(\.0)
      guard !recorders.isSuperset(of: moreRecorders) || !judges.isSuperset(of: moreJudges) else {
        break
      }
      recorders.formUnion(moreRecorders)
      judges.formUnion(moreJudges)
    }
    let reader = reader(judgedBy: judges)
    for function in functions where function.body.map({ reader.judges($0.statements) }) == true {
      if let type = function.nameOfType { judgingTypes.insert(type) }
    }
  }

  private func reader(judgedBy judges: Set<String>) -> VerdictReader {
    VerdictReader(recorders: recorders, judges: judges, texts: texts, stories: stories)
  }

  var marked: [SourceFile] {
    let reader = reader(judgedBy: judges)
    let all = self.reader(judgedBy: judges.union(judgingTypes))
    return zip(files, trees).map { file, tree in
      let marker = VerdictMarker(reader, knowingAll: all)
      marker.walk(tree)
      return SourceFile(
        name: file.name,
        content: marker.insertions.applied(to: file.content, beginning: "import Checking; "))
    }
  }
}

/// Classifies statements of a suite: judging, complaining, leaving.
struct VerdictReader {
  let recorders: Set<String>
  let judges: Set<String>
  /// Functions of the suite that return a text.
  let texts: Set<String>
  /// Functions of the suite that return a text or nil.
  let stories: Set<String>

  /// Whether these statements always record an issue.
  func alwaysComplains(_ statements: some Sequence<CodeBlockItemSyntax>) -> Bool {
    for item in statements {
      if complains(item) { return true }
      if let branch = item.ifExpression, alwaysComplains(branch) { return true }
      if leaves(item) { return false }
    }
    return false
  }

  private func alwaysComplains(_ branch: IfExprSyntax) -> Bool {
    guard alwaysComplains(branch.body.statements) else { return false }
    switch branch.elseBody {
    case .codeBlock(let block): return alwaysComplains(block.statements)
    case .ifExpr(let next): return alwaysComplains(next)
    case nil: return false
    }
  }

  /// Whether a statement itself records an issue.
  func complains(_ item: CodeBlockItemSyntax) -> Bool {
    guard let call = item.expression?.bare.as(FunctionCallExprSyntax.self) else { return false }
    return call.names(oneOf: recorders)
  }

  /// Whether a statement returns a text about a fault.
  func returnsText(_ item: CodeBlockItemSyntax) -> Bool {
    guard let expression = item.item.as(ReturnStmtSyntax.self)?.expression else { return false }
    return expression.isText
      || expression.as(FunctionCallExprSyntax.self)?.names(oneOf: texts) == true
  }

  /// Whether a statement may do so, depending on another function or a value that may be nil.
  func hasStory(_ item: CodeBlockItemSyntax) -> Bool {
    guard let statement = item.item.as(ReturnStmtSyntax.self),
      let expression = statement.expression, !expression.is(NilLiteralExprSyntax.self)
    else { return false }
    return expression.as(FunctionCallExprSyntax.self)?.names(oneOf: stories) == true
      || statement.returnsOptionalText
  }

  /// Whether a statement reports a fault, by recording an issue or by returning a text.
  func endsInComplaint(_ item: CodeBlockItemSyntax) -> Bool { complains(item) || returnsText(item) }

  /// Whether a `guard` or an `if` may silently end the code around it.
  func leaves(_ item: CodeBlockItemSyntax) -> Bool {
    guard let exit = item.exit else { return false }
    return exit.isSilent && !exit.statements.dropLast().contains(where: judges)
  }

  /// Whether something is judged in these statements, including nested closures and functions.
  func judges(_ statements: CodeBlockItemListSyntax) -> Bool {
    statements.contains(where: judges)
  }
  func judges(_ node: some SyntaxProtocol) -> Bool {
    let callees = recorders.union(judges)
    return node.nodes(MacroExpansionExprSyntax.self).contains(where: \.isExpectation)
      || node.nodes(FunctionCallExprSyntax.self).contains { $0.names(oneOf: callees) }
  }

  /// Whether a statement may return a text from the function around it.
  func mayReturnText(_ item: CodeBlockItemSyntax) -> Bool {
    item.nodes(CodeBlockItemSyntax.self, outside: [.closureExpr, .functionDecl])
      .contains { returnsText($0) || hasStory($0) }
  }
}

/// Finds the places of marks in one file.
private final class VerdictMarker: SyntaxVisitor {
  private static let judged = "Checking.judged()"
  private static let leaves = "Checking.leavesUnjudged(); "

  private let reader: VerdictReader
  /// A reader that also knows the types in which something is judged.
  private let all: VerdictReader
  private var marked: Set<SyntaxIdentifier> = []
  var insertions = Insertions()

  init(_ reader: VerdictReader, knowingAll all: VerdictReader) {
    self.reader = reader
    self.all = all
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: - Tests

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.plainNames.contains("Test"), let body = node.body,
      !all.judges(body.statements)
    else { return .visitChildren }
    // A test without expectations expects to reach its end.
    if let last = body.statements.last {
      insertions.add("; \(Self.judged)", behind: last)
    } else {
      insertions.add(" \(Self.judged) ", after: body.leftBrace)
    }
    return .visitChildren
  }

  // MARK: - Expectations

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isExpectation { markStatement(around: Syntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "confirmation" {
      markStatement(around: Syntax(node))
    }
    return .visitChildren
  }

  /// Inserts the mark before the statement around a node.
  private func markStatement(around node: Syntax) {
    var current = node
    while let parent = current.parent, !current.is(CodeBlockItemSyntax.self) { current = parent }
    guard let item = current.as(CodeBlockItemSyntax.self), marked.insert(item.id).inserted else {
      return
    }
    // A closure or function returns the value of its single expression.
    let answer = item.isAnswer && !item.isPlainExpectation ? "return " : ""
    insertions.add("\(Self.judged); \(answer)", before: item)
  }

  // MARK: - Issues

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    let items = Array(node)
    let deciding = items.indices.filter { index in
      reader.leaves(items[index])
        && (items[index].exit?.saysItself == true || complaint(at: index, in: items))
    }
    // A condition that did not hold, and that is not a complaint.
    let isInGuard = node.parent?.parent?.is(GuardStmtSyntax.self) == true
    for (index, item) in items.enumerated() where reader.leaves(item) {
      guard let exit = item.exit else { continue }
      let decidesIssue = deciding.contains(index) && endsInIssue(after: index, in: items)
      if decidesIssue, !isInGuard {
        mark(exit.conditions, isGuard: exit.isGuard)
      } else if decidesIssue || !deciding.contains(index), exit.isReturn,
        items[(index + 1)...].contains(where: {
          reader.judges($0) || exit.returnsNil && reader.mayReturnText($0)
        }), let last = exit.statements.last
      {
        insertions.add(Self.leaves, before: last)
      }
    }
    return .visitChildren
  }

  /// Whether the code after this statement complains before another statement may leave.
  private func complaint(at index: Int, in items: [CodeBlockItemSyntax]) -> Bool {
    for item in items[(index + 1)...] {
      if reader.complains(item) || reader.returnsText(item) { return true }
      if item.ifExpression != nil, reader.alwaysComplains(CollectionOfOne(item)) { return true }
      // One complaint or another.
      if let exit = item.exit, exit.statements.last.map(reader.endsInComplaint) == true { continue }
      if let exit = item.exit, reader.alwaysComplains(exit.statements) { continue }
      if reader.leaves(item) || reader.judges(item) || reader.mayReturnText(item) { return false }
    }
    return false
  }

  private func endsInIssue(after index: Int, in items: [CodeBlockItemSyntax]) -> Bool {
    reader.alwaysComplains(items[(index + 1)...])
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    let isElse: Bool =
      switch node.elseBody {
      case .codeBlock(let block): reader.alwaysComplains(block.statements)
      case .ifExpr, nil: false
      }
    if isElse {
      mark(node.conditions, isGuard: false)
    } else if reader.alwaysComplains(node.body.statements) {
      mark(node.conditions, isGuard: true)
    }
    return .visitChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    // Values that it does not let through are judged, or at least examined again.
    if reader.judges(node.body.statements) { mark(node.conditions, isGuard: false) }
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    if reader.alwaysComplains(node.statements), let parent = node.parent?.parent {
      markStatement(around: parent)
    }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if reader.alwaysComplains(node.body.statements) {
      if let condition = node.whereClause?.condition {
        insertions.add("\(Self.judged) && (", before: condition)
        insertions.add(")", behind: condition)
      } else {
        markStatement(around: Syntax(node))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.catchClauses.contains(where: { reader.alwaysComplains($0.body.statements) }) {
      markStatement(around: Syntax(node))
    }
    return .visitChildren
  }

  /// Inserts the mark into conditions: before the last one if all must hold for the decision,
  /// otherwise before the first.
  private func mark(_ conditions: ConditionElementListSyntax, isGuard needsAll: Bool) {
    guard let place = needsAll ? conditions.last : conditions.first,
      marked.insert(place.id).inserted
    else { return }
    insertions.add("\(Self.judged), ", before: place)
  }
}

// MARK: - Statements

/// A `guard` or an `if` that may end the code around it.
private struct Exit {
  let conditions: ConditionElementListSyntax
  let statements: CodeBlockItemListSyntax
  let isGuard: Bool

  private var last: CodeBlockItemSyntax.Item? { statements.last?.item }

  var isReturn: Bool { last?.is(ReturnStmtSyntax.self) == true }

  /// Whether it returns no value or nil, or ends a loop.
  var isSilent: Bool {
    guard let last else { return false }
    if let statement = last.as(ReturnStmtSyntax.self) {
      return statement.expression.map { $0.is(NilLiteralExprSyntax.self) } ?? true
    }
    return last.is(ContinueStmtSyntax.self) || last.is(BreakStmtSyntax.self)
  }

  /// Whether it returns nil, where the code around it may return a text.
  var returnsNil: Bool { last?.as(ReturnStmtSyntax.self)?.expression != nil }

  /// Whether the suite's author has written that it judges: `guard judged(), …`.
  var saysItself: Bool {
    conditions.contains { condition in
      let call = condition.condition.as(ExprSyntax.self)?.as(FunctionCallExprSyntax.self)
      return ["judged", "Checking.judged"].contains(call?.calledExpression.trimmedDescription)
    }
  }
}

extension CodeBlockItemSyntax {
  fileprivate var exit: Exit? {
    if let statement = item.as(GuardStmtSyntax.self) {
      return Exit(
        conditions: statement.conditions, statements: statement.body.statements, isGuard: true)
    }
    guard let branch = ifExpression, branch.elseBody == nil else { return nil }
    return Exit(conditions: branch.conditions, statements: branch.body.statements, isGuard: false)
  }

  fileprivate var ifExpression: IfExprSyntax? {
    expression?.as(IfExprSyntax.self)
  }

  fileprivate var expression: ExprSyntax? {
    item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression
  }

  /// Whether it is the only statement of a closure or a function, so that its value may be
  /// returned.
  fileprivate var isAnswer: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, expression != nil,
      ifExpression == nil
    else { return false }
    if list.parent?.is(ClosureExprSyntax.self) == true { return true }
    let function = list.parent?.parent?.as(FunctionDeclSyntax.self)
    return function?.signature.returnClause != nil
      || list.parent?.is(AccessorBlockSyntax.self) == true
  }

  /// Whether it is `#expect(…)`, which returns nothing.
  fileprivate var isPlainExpectation: Bool {
    expression?.bare.as(MacroExpansionExprSyntax.self)?.macroName.text == "expect"
  }
}

extension ExprSyntax {
  /// Whether it contains a string literal.
  fileprivate var isText: Bool {
    self.is(StringLiteralExprSyntax.self)
      || self.as(SequenceExprSyntax.self)?.elements.contains {
        $0.is(StringLiteralExprSyntax.self)
      } == true
  }

  /// The expression without `try` and `await`.
  fileprivate var bare: ExprSyntax {
    if let marked = self.as(TryExprSyntax.self) { return marked.expression.bare }
    if let marked = self.as(AwaitExprSyntax.self) { return marked.expression.bare }
    return self
  }
}

extension FunctionDeclSyntax {
  /// The return type, as written.
  fileprivate var result: String? { signature.returnClause?.type.trimmedDescription }

  /// The type that it is a member of, if the suite may create instances of it. Nil for tests.
  fileprivate var nameOfType: String? {
    guard !attributes.plainNames.contains("Test") else { return nil }
    let owner = parent?.parent?.parent?.parent
    return owner?.as(ClassDeclSyntax.self)?.name.plainName
      ?? owner?.as(StructDeclSyntax.self)?.name.plainName
      ?? owner?.as(ActorDeclSyntax.self)?.name.plainName
      ?? owner?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }
}

extension FunctionCallExprSyntax {
  /// Whether it calls one of these functions, on any object.
  fileprivate func names(oneOf names: Set<String>) -> Bool {
    if names.contains(calledExpression.trimmedDescription) { return true }
    let member = calledExpression.as(MemberAccessExprSyntax.self)
    return member.map { names.contains($0.declName.baseName.plainName) } ?? false
  }
}

extension MacroExpansionExprSyntax {
  fileprivate var isExpectation: Bool { ["expect", "require"].contains(macroName.text) }
}

extension ReturnStmtSyntax {
  /// Whether the function around it returns `String?`.
  fileprivate var returnsOptionalText: Bool {
    var node = parent
    while let current = node {
      if current.is(ClosureExprSyntax.self) { return false }
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.result == "String?"
      }
      node = current.parent
    }
    return false
  }
}
