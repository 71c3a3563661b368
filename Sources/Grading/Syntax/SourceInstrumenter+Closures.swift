import SwiftSyntax

// Recording closures.
extension SourceInstrumenter {
  /// Records that a closure runs, in the turn of its owner.
  ///
  /// - Parameter speaker: The owner, as code.
  func note(_ node: ClosureExprSyntax, of speaker: String) {
    guard node.saysSomething, !node.isAsync, node.signature?.effectSpecifiers == nil else { return }
    switch node.statements.only {
    case .expression(let value):
      if value.isStatement {
        beginTurn(in: node, of: speaker)
      } else if !value.isBranching, !value.neverReturns, !node.awaits {
        wrap(value, in: "\(speaker).inside", after: "")
      }
    case .statements where node.statements.count > 1 || node.statements.isLoop:
      beginTurn(in: node, of: speaker)
    case .statements: break
    }
  }

  private func beginTurn(in node: ClosureExprSyntax, of speaker: String) {
    let start = node.signature?.lastToken(viewMode: .sourceAccurate) ?? node.leftBrace
    insertions.add(" let _inner = \(speaker).inside(); defer { _inner.end() }; ", after: start)
  }
}
