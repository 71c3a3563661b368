import SwiftSyntax

/// Changes the order of statements: swaps two, moves one to the start or end, or into or out of a
/// neighboring body.
final class Moves: MutationFamily {
  override class var title: String { "moved" }

  override func visit(_ list: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    guard list.isInBody else { return .visitChildren }
    let items = Array(list)
    for index in items.indices.dropLast() {
      swap(items[index], items[index + 1])
    }
    for (index, item) in items.enumerated() where item.isAction {
      if index > 1 { move(item, toBefore: items[0]) }
      if index < items.count - 2, !items[items.count - 1].item.is(ReturnStmtSyntax.self) {
        move(item, toAfter: items[items.count - 1])
      }
      if index < items.count - 1 {
        if index < items.count - 2 { replace(item, with: "defer { \(item.code) }") }
        moveInto(items[index + 1], item, isBefore: true)
      }
      if index > 0 { moveInto(items[index - 1], item, isBefore: false) }
      moveOut(item, at: index, of: items.count)
    }
    return .visitChildren
  }

  private func swap(_ one: CodeBlockItemSyntax, _ other: CodeBlockItemSyntax) {
    guard !other.item.is(ReturnStmtSyntax.self), one.code != other.code else { return }
    guard !(one.item.is(VariableDeclSyntax.self) && other.item.is(VariableDeclSyntax.self)) else {
      return
    }
    add([Edit(range: one.bytes, text: other.code), Edit(range: other.bytes, text: one.code)])
  }

  private func move(_ item: CodeBlockItemSyntax, toBefore place: CodeBlockItemSyntax) {
    add([insertion(item.code + "\n", before: place), Edit(range: item.bytes, text: "")])
  }

  private func move(_ item: CodeBlockItemSyntax, toAfter place: CodeBlockItemSyntax) {
    add([Edit(range: item.bytes, text: ""), insertion("\n" + item.code, after: place)])
  }

  /// Moves a statement into the body of its neighbor.
  private func moveInto(
    _ neighbour: CodeBlockItemSyntax, _ item: CodeBlockItemSyntax, isBefore: Bool
  ) {
    let gone = Edit(range: item.bytes, text: "")
    if let choice = neighbour.item.as(GuardStmtSyntax.self) {
      let place = insertion(" \(item.code);", after: choice.body.leftBrace)
      // The statement also runs if the guard's condition fails.
      add(isBefore ? [gone, place] : [place])
    } else if let body = neighbour.ownBody {
      let place =
        isBefore
        ? insertion(" \(item.code);", after: body.leftBrace)
        : insertion("; \(item.code) ", before: body.rightBrace)
      add([gone, place])
    }
  }

  /// Moves a statement out of its enclosing body.
  private func moveOut(_ item: CodeBlockItemSyntax, at index: Int, of count: Int) {
    guard let body = item.parent?.parent?.as(CodeBlockSyntax.self),
      let owner = body.parent?.enclosing(CodeBlockItemSyntax.self) ?? nil,
      owner.ownBody?.id == body.id
    else { return }
    let gone = Edit(range: item.bytes, text: "")
    if index == 0 { add([insertion(item.code + "\n", before: owner), gone]) }
    if index == count - 1 { add([gone, insertion("\n" + item.code, after: owner)]) }
  }
}

extension CodeBlockItemSyntax {
  /// The body of an `if` or a loop.
  var ownBody: CodeBlockSyntax? {
    if let loop = item.as(ForStmtSyntax.self) { return loop.body }
    if let choice = item.as(IfExprSyntax.self) { return choice.body }
    return item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)?.body
  }
}
