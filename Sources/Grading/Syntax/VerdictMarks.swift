import CourseModel
import SwiftSyntax

/// Writes into a suite where it judges, and where it leaves without having judged.
///
/// A check that comes to its end has passed only if something in it was judged. What judges can be seen
/// in the suite's text:
///
/// - `#expect`, `#require` and `confirmation`;
/// - the condition that decides whether an issue is recorded: of the `if` around it, or of the last
///   `guard` or `if` before it that leaves. Only its last part, since those before it say what it
///   presupposes;
/// - the condition of a `guard` whose `else` judges.
///
/// An earlier `guard … else { return }`, or one that returns nil where a text would be a complaint, leaves
/// without having judged, if something behind it would have. A test in which nothing judges passes by
/// coming to its end.
///
/// So hardly anything has to be written into a suite for it: `judged()` into the conditions of a `guard`
/// that leaves when all is well, or when what was judged before it is enough. It only inserts text, and
/// never the end of a line.
struct VerdictMarks {
  /// Differs when the same suite may get other marks.
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

  /// The marks for the files of a suite.
  init(for files: [SourceFile]) {
    self.files = files
    trees = files.map(SourceReading.tree)
    let functions = trees.flatMap { FunctionFinder.functions(in: $0) }
    func names(returning type: String) -> Set<String> {
      Set(functions.filter { $0.result == type }.map(\.name.plainName))
    }
    (texts, stories) = (names(returning: "String"), names(returning: "String?"))
    // Functions that call each other: until nothing new is found.
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

  /// The files with the marks in them.
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

/// The functions that files declare, wherever they are.
private final class FunctionFinder: SyntaxVisitor {
  private var functions: [FunctionDeclSyntax] = []

  static func functions(in tree: SourceFileSyntax) -> [FunctionDeclSyntax] {
    let finder = FunctionFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.functions
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.append(node)
    return .visitChildren
  }
}

/// What statements of a suite do: judge, complain, leave.
struct VerdictReader {
  let recorders: Set<String>
  let judges: Set<String>
  /// Functions of the suite that return a text.
  let texts: Set<String>
  /// Those that return one or nil.
  let stories: Set<String>

  /// Whether these statements record an issue, however they go on.
  func alwaysComplains(_ statements: some Sequence<CodeBlockItemSyntax>) -> Bool {
    for item in statements {
      if complains(item) { return true }
      if let branch = item.ifExpression, alwaysComplains(branch) { return true }
      if leaves(item) { return false }
    }
    return false
  }

  /// Whether each branch of it does.
  private func alwaysComplains(_ branch: IfExprSyntax) -> Bool {
    guard alwaysComplains(branch.body.statements) else { return false }
    switch branch.elseBody {
    case .codeBlock(let block): return alwaysComplains(block.statements)
    case .ifExpr(let next): return alwaysComplains(next)
    case nil: return false
    }
  }

  /// Whether a statement records an issue by itself.
  func complains(_ item: CodeBlockItemSyntax) -> Bool {
    guard let call = item.expression?.bare.as(FunctionCallExprSyntax.self) else { return false }
    return call.names(oneOf: recorders)
  }

  /// Whether a statement ends the function, and says what is wrong by what it returns.
  func returnsText(_ item: CodeBlockItemSyntax) -> Bool {
    guard let expression = item.item.as(ReturnStmtSyntax.self)?.expression else { return false }
    return expression.isText
      || expression.as(FunctionCallExprSyntax.self)?.names(oneOf: texts) == true
  }

  /// Whether it may do so: what it returns is up to another story.
  func hasStory(_ item: CodeBlockItemSyntax) -> Bool {
    guard let statement = item.item.as(ReturnStmtSyntax.self),
      let expression = statement.expression, !expression.is(NilLiteralExprSyntax.self)
    else { return false }
    return expression.as(FunctionCallExprSyntax.self)?.names(oneOf: stories) == true
      || statement.returnsOptionalText
  }

  /// Whether a statement says what is wrong, and ends the function or is its last.
  func endsInComplaint(_ item: CodeBlockItemSyntax) -> Bool { complains(item) || returnsText(item) }

  /// Whether a `guard` or an `if` may end what is around it, and says nothing.
  func leaves(_ item: CodeBlockItemSyntax) -> Bool {
    guard let exit = item.exit else { return false }
    return exit.isSilent && !exit.statements.dropLast().contains(where: judges)
  }

  /// Whether something is judged in these statements, or in closures and functions that they hold.
  func judges(_ statements: CodeBlockItemListSyntax) -> Bool {
    statements.contains(where: judges)
  }
  func judges(_ node: some SyntaxProtocol) -> Bool {
    VerdictFinder.finds(in: Syntax(node), self)
  }

  /// Whether a text is returned somewhere in a statement, from the function that it is in.
  func mayReturnText(_ item: CodeBlockItemSyntax) -> Bool {
    TextFinder.finds(in: Syntax(item), self)
  }
}

private final class VerdictFinder: SyntaxVisitor {
  private let reader: VerdictReader
  private var found = false

  private init(_ reader: VerdictReader) {
    self.reader = reader
    super.init(viewMode: .sourceAccurate)
  }

  static func finds(in node: Syntax, _ reader: VerdictReader) -> Bool {
    let finder = VerdictFinder(reader)
    finder.walk(node)
    return finder.found
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isExpectation { found = true }
    return found ? .skipChildren : .visitChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.names(oneOf: reader.recorders.union(reader.judges)) { found = true }
    return found ? .skipChildren : .visitChildren
  }
}

private final class TextFinder: SyntaxVisitor {
  private let reader: VerdictReader
  private var found = false

  private init(_ reader: VerdictReader) {
    self.reader = reader
    super.init(viewMode: .sourceAccurate)
  }

  static func finds(in node: Syntax, _ reader: VerdictReader) -> Bool {
    let finder = TextFinder(reader)
    finder.walk(node)
    return finder.found
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if reader.returnsText(node) || reader.hasStory(node) { found = true }
    return found ? .skipChildren : .visitChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Finds the places of marks in one file.
private final class VerdictMarker: SyntaxVisitor {
  private static let judged = "Checking.judged()"
  private static let leaves = "Checking.leavesUnjudged(); "

  private let reader: VerdictReader
  /// Knows the types in which something is judged, too.
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
    // Whoever expects nothing expects to come to the end.
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

  /// Writes the mark before the statement that something is in.
  private func markStatement(around node: Syntax) {
    var current = node
    while let parent = current.parent, !current.is(CodeBlockItemSyntax.self) { current = parent }
    guard let item = current.as(CodeBlockItemSyntax.self), marked.insert(item.id).inserted else {
      return
    }
    // What a single expression comes to is what its closure or function returns.
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
    // Where a condition did not hold, and it is no complaint that it did not.
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

  /// Whether what comes behind this statement complains, before another one may leave.
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
    // What it does not let through is judged, or at least looked at once more.
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

  /// Writes the mark into conditions: before the last one if all have to hold for what is decided, else
  /// before the first.
  private func mark(_ conditions: ConditionElementListSyntax, isGuard needsAll: Bool) {
    guard let place = needsAll ? conditions.last : conditions.first,
      marked.insert(place.id).inserted
    else { return }
    insertions.add("\(Self.judged), ", before: place)
  }
}

// MARK: - Statements

/// A `guard` or an `if` that may end what is around it.
private struct Exit {
  let conditions: ConditionElementListSyntax
  let statements: CodeBlockItemListSyntax
  let isGuard: Bool

  private var last: CodeBlockItemSyntax.Item? { statements.last?.item }

  var isReturn: Bool { last?.is(ReturnStmtSyntax.self) == true }

  /// Whether nothing comes of it: no text, no value.
  var isSilent: Bool {
    guard let last else { return false }
    if let statement = last.as(ReturnStmtSyntax.self) {
      return statement.expression.map { $0.is(NilLiteralExprSyntax.self) } ?? true
    }
    return last.is(ContinueStmtSyntax.self) || last.is(BreakStmtSyntax.self)
  }

  /// Whether it returns nil, so that what is around it may return a text in its place.
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

  /// Whether it is all that a closure or a function consists of, and so may be what that returns.
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
  /// Whether it is a text that is written down, or one of several.
  fileprivate var isText: Bool {
    self.is(StringLiteralExprSyntax.self)
      || self.as(SequenceExprSyntax.self)?.elements.contains {
        $0.is(StringLiteralExprSyntax.self)
      } == true
  }

  /// Without `try` and `await`.
  fileprivate var bare: ExprSyntax {
    if let marked = self.as(TryExprSyntax.self) { return marked.expression.bare }
    if let marked = self.as(AwaitExprSyntax.self) { return marked.expression.bare }
    return self
  }
}

extension FunctionDeclSyntax {
  /// The type of what it returns, as it is written.
  fileprivate var result: String? { signature.returnClause?.type.trimmedDescription }

  /// The type whose member it is, if its suite may create objects of it: none of a suite itself.
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
  /// Whether it calls one of these, whoever's member it is.
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
  /// Whether the function that it is in says that it returns `String?`.
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
