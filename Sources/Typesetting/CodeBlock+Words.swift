import Messages

extension CodeBlock {
  /// The caption of a block that the author marked for `audit`, naming the file that it is, belongs
  /// to, or is printed by. Nil for any other block.
  var words: Message? {
    let rest = caption
    let parts = rest.split(separator: " ")
    switch language {
    case "swift" where textToWrite != nil: return programName.map { .verbatim($0) }
    case "swift":
      switch (parts.count, parts.first) {
      case (1, "wrong"): return Message("does not compile", context: "block")
      case (1, let name?) where Self.isFile(name): return .verbatim(String(name))
      case (2, "with") where Self.isFile(parts[1]):
        return Message("below \(String(parts[1]), "program")", context: "block")
      case (3, "wrong") where parts[1] == "with" && Self.isFile(parts[2]):
        return Message("below \(String(parts[2]), "program"), does not compile", context: "block")
      default: return nil
      }
    case "output" where parts.count == 2 && Self.isFile(parts.first) && parts[1] == "changed":
      return Message("what \(String(parts[0]), "program") prints with the change", context: "block")
    case "change" where parts.count == 1 && Self.isFile(parts.first):
      return Message("a change in \(rest, "program")", context: "block")
    case "output" where Self.isFile(parts.first):
      return ProgramMention(rest).map(Message.printed)
    case "lines" where parts.count == 1 && Self.isFile(parts.first):
      return Message("\(rest, "program"), line by line", context: "block")
    case "predict" where parts.count > 1 && Self.isFile(parts[1]):
      return ProgramMention(rest.drop { $0 != " " }.dropFirst()).map(Message.question)
    default: return nil
    }
  }

  private static func isFile(_ word: Substring?) -> Bool { word?.hasSuffix(".swift") ?? false }

  /// The language to show. Empty for `text` and for marked blocks other than Swift.
  var shownLanguage: String {
    if language == "text" || (words != nil && !isSwift) { return "" }
    return String(language)
  }

  /// The caption to show beside the language.
  var shownCaption: Message { words ?? .verbatim(caption) }
}

extension Message {
  fileprivate static func printed(by mention: ProgramMention) -> Message {
    guard let edit = mention.edit else {
      return Message("what \(mention.name, "program") prints", context: "block")
    }
    return edit.new.isEmpty
      ? Message(
        "what \(mention.name, "program") prints without “\(edit.old, "old")”", context: "block")
      : Message(
        "what \(mention.name, "program") prints with “\(edit.new, "new")” for “\(edit.old, "old")”",
        context: "block")
  }

  fileprivate static func question(about mention: ProgramMention) -> Message {
    guard let edit = mention.edit else {
      return Message("question about \(mention.name, "program")", context: "block")
    }
    return edit.new.isEmpty
      ? Message(
        "question about \(mention.name, "program") without “\(edit.old, "old")”", context: "block")
      : Message(
        """
        question about \(mention.name, "program") with “\(edit.new, "new")” for “\(edit.old, "old")”
        """,
        context: "block")
  }
}
