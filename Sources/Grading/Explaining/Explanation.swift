import CourseModel

/// What to say to people who begin where the compiler says something of this format.
///
/// The sentence has to be true of every program of which the compiler says so.
struct Explanation: Sendable {
  let format: MessageFormat
  /// Markdown; nil where the format alone does not tell enough.
  let sentence: @Sendable (Complaint) -> String?

  init(_ format: String, _ sentence: @escaping @Sendable (Complaint) -> String?) {
    self.format = MessageFormat(stringLiteral: format)
    self.sentence = sentence
  }

  /// All of them; of several that fit, the first one with a sentence counts.
  static let all = names + types + optionals + calls + classes + protocols + bodies + apple
}

/// What the compiler said in one place, and what is known about the program there.
struct Complaint {
  let diagnostic: Diagnostic
  /// What the compiler filled into its message.
  let words: [String]
  let program: Program

  /// What was filled in, as code.
  subscript(index: Int) -> String { Self.code(words[index]) }

  /// What is filled into the first note of this format.
  func note(_ format: MessageFormat) -> [String]? {
    diagnostic.notes.lazy.compactMap { format.fillings(of: $0.message) }.first
  }

  /// What is filled into each note of this format.
  func notes(_ format: MessageFormat) -> [[String]] {
    diagnostic.notes.compactMap { format.fillings(of: $0.message) }
  }

  /// The identifier that stands in this place; nil if something else does.
  var subject: String? {
    let word = program.text(of: diagnostic).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return word.isEmpty || word == "as" ? nil : String(word)
  }

  /// A text as code in Markdown.
  static func code(_ text: String) -> String {
    "`\(text.replacing("`", with: "").prefix(100))`"
  }
}
