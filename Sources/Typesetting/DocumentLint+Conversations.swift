import CourseModel

extension [Block] {
  var conversationFindings: [DocumentLint.Finding] {
    flatMap { block in
      switch block {
      case .code(let code): code.conversationFindings
      case .quote(let blocks), .alert(_, let blocks), .note(_, let blocks):
        blocks.conversationFindings
      case .list(let list): list.items.flatMap(\.blocks.conversationFindings)
      default: [DocumentLint.Finding]()
      }
    }
  }
}

extension CodeBlock {
  fileprivate var conversationFindings: [DocumentLint.Finding] {
    guard language.lowercased() == Conversation.language else { return [] }
    do {
      _ = try Conversation(parsing: self)
      return []
    } catch {
      return [DocumentLint.Finding(line: error.line, error.fault)]
    }
  }
}
