import CourseModel
import Messages

/// A sentence for beginners about a compiler message of this format.
///
/// It must be true for every program that gets the message.
struct Explanation: Sendable {
  let format: MessageFormat
  /// Markdown; nil where the format alone does not say enough.
  let sentence: @Sendable (Complaint) -> Message?

  init(_ format: String, _ sentence: @escaping @Sendable (Complaint) -> Message?) {
    self.format = MessageFormat(stringLiteral: format)
    self.sentence = sentence
  }

  /// All explanations. Of several that match, the first one with a sentence counts.
  static let all = names + types + optionals + calls + classes + protocols + bodies + apple
}

/// A diagnostic, with what we know about the program at its place.
struct Complaint {
  let diagnostic: Diagnostic
  /// The texts that the compiler filled into its message.
  let words: [String]
  let program: Program

  /// One of these texts, as code.
  subscript(index: Int) -> String { Self.code(words[index]) }

  /// The fillings of the first note with this format.
  func note(_ format: MessageFormat) -> [String]? {
    diagnostic.notes.lazy.compactMap { format.fillings(of: $0.message) }.first
  }

  /// The fillings of each note with this format.
  func notes(_ format: MessageFormat) -> [[String]] {
    diagnostic.notes.compactMap { format.fillings(of: $0.message) }
  }

  /// The line of an open bracket, if a note shows it.
  func opening(_ bracket: String) -> Int? {
    diagnostic.notes.first { $0.message == "to match this opening '\(bracket)'" }?.line
  }

  /// The identifier at the diagnostic's place; nil if there is none.
  var subject: String? {
    let word = program.text(of: diagnostic).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return word.isEmpty || word == "as" ? nil : String(word)
  }

  /// A text as code in Markdown.
  static func code(_ text: String) -> String {
    "`\(text.replacing("`", with: "").prefix(100))`"
  }
}
