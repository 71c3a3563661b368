extension CodeBlock {
  /// What a reader is told of a block that the page's author has marked for `audit`: the file that it
  /// is, belongs to, or is printed by. Nil of any other block.
  var words: String? {
    let rest = caption
    let parts = rest.split(separator: " ")
    switch language {
    case "swift":
      switch (parts.count, parts.first) {
      case (1, "wrong"): return "does not compile"
      case (1, let name?) where Self.isFile(name): return String(name)
      case (2, "with") where Self.isFile(parts[1]): return "below \(parts[1])"
      case (3, "wrong") where parts[1] == "with" && Self.isFile(parts[2]):
        return "below \(parts[2]), does not compile"
      default: return nil
      }
    case "output" where parts.count == 2 && Self.isFile(parts.first) && parts[1] == "changed":
      return "what \(parts[0]) prints with the change"
    case "change" where parts.count == 1 && Self.isFile(parts.first):
      return "a change in \(rest)"
    case "output" where Self.isFile(parts.first):
      return ProgramMention(rest).map { Self.words(for: $0, "what", "prints") }
    case "lines" where parts.count == 1 && Self.isFile(parts.first):
      return "\(rest), line by line"
    case "predict" where parts.count > 1 && Self.isFile(parts[1]):
      return ProgramMention(rest.drop { $0 != " " }.dropFirst())
        .map { Self.words(for: $0, "question about", "") }
    default: return nil
    }
  }

  private static func isFile(_ word: Substring?) -> Bool { word?.hasSuffix(".swift") ?? false }

  private static func words(
    for mention: ProgramMention, _ before: String, _ after: String
  ) -> String {
    let edit = mention.edit.map { edit in
      edit.new.isEmpty ? "without “\(edit.old)”" : "with “\(edit.new)” for “\(edit.old)”"
    }
    return [before, mention.name, after, edit ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The language that a fence names: what is marked otherwise is shown as it is, and `text` says
  /// nothing.
  var shownLanguage: String {
    if language == "text" || (words != nil && !isSwift) { return "" }
    return String(language)
  }

  /// What stands beside the language.
  var shownCaption: String { words ?? caption }
}
