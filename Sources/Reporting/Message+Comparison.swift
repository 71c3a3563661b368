import Messages

/// Two answers side by side: the learner's and the model (the course's own answer), or the model and
/// another right answer.
extension ComparisonPage.Sides {
  /// What the first side is called, in front of a colon.
  var mine: Message {
    switch self {
    case .solution: Message("yours", context: "side")
    case .otherAnswer: Message("the model", context: "side")
    }
  }

  /// What the second side is called, in front of a colon.
  var model: Message {
    switch self {
    case .solution: Message("the model", context: "side")
    case .otherAnswer: Message("the other", context: "side")
    }
  }

  /// What signs in front of lines of code mean.
  var legend: Message {
    switch self {
    case .solution:
      Message(
        "Lines with {minus} are only in yours, lines with {plus} only in the model.",
        ["minus": .span, "plus": .span])
    case .otherAnswer:
      Message(
        "Lines with {minus} are only in the model, lines with {plus} only in the other.",
        ["minus": .span, "plus": .span])
    }
  }

  /// A heading: a declaration that stands only in the first answer.
  var onlyInMine: Message {
    switch self {
    case .solution: Message("Only in yours: {declaration}", ["declaration": .span])
    case .otherAnswer: Message("Only in the model: {declaration}", ["declaration": .span])
    }
  }

  /// A heading: a declaration that stands only in the second answer.
  var onlyInModel: Message {
    switch self {
    case .solution: Message("Only in the model: {declaration}", ["declaration": .span])
    case .otherAnswer: Message("Only in the other: {declaration}", ["declaration": .span])
    }
  }

  /// Behind such a heading: a declaration stands in files of two names.
  func place(_ mine: String, _ model: String) -> Message {
    switch self {
    case .solution:
      Message("(yours: {mine}, the model: {model})", ["mine": .text(mine), "model": .text(model)])
    case .otherAnswer:
      Message(
        "(the model: {mine}, the other: {model})", ["mine": .text(mine), "model": .text(model)])
    }
  }
}

/// What two answers have in common.
extension Message {
  /// A heading: a declaration that both answers have, in different words.
  static let changedDeclaration = Message("Changed: {declaration}", ["declaration": .span])

  /// Why a whole file is shown.
  static let linesAreCompared = Message(
    """
    It could not be told into declarations (a syntax error, or too long), so its lines are compared.
    """)

  /// In front of a line of code that is in both answers.
  static let both = Message("both", context: "side")

  /// Between lines of code, for who listens.
  static let linesLeftOut = Message("lines left out")

  /// Of all declarations of two answers.
  static let nothingAlike = Message("No declaration is alike.")

  /// Some declarations of two answers are the same.
  static func alike(_ count: Int) -> Message {
    Message(
      one: "{count} declaration is alike.", other: "{count} declarations are alike.", count: count)
  }

  /// Some declarations of two answers are the same, but none of them in its comments.
  static func alikeButForComments(_ count: Int) -> Message {
    Message(
      one: "{count} declaration is alike, but for the comments.",
      other: "{count} declarations are alike, all but for the comments.", count: count)
  }

  /// Some declarations of two answers are the same, but a part of these not in its comments: so there
  /// are two at least.
  static func alike(_ count: Int, butForComments others: Int) -> Message {
    Message(
      one: "{count} declaration is alike, {others} but for the comments.",
      other: "{count} declarations are alike, {others} but for the comments.", count: count,
      ["others": .number(others)])
  }

  /// All declarations of two answers are the same.
  static func allAlike(_ count: Int) -> Message {
    Message(
      one: "The only declaration is alike.", other: "All {count} declarations are alike.",
      count: count)
  }

  /// All declarations of two answers are the same, but none of them in its comments.
  static func allAlikeButForComments(_ count: Int) -> Message {
    Message(
      one: "The only declaration is alike, but for the comments.",
      other: "All {count} declarations are alike, all but for the comments.", count: count)
  }

  /// All declarations of two answers are the same, but a part of these not in its comments: so there
  /// are two at least.
  static func allAlike(_ count: Int, butForComments others: Int) -> Message {
    Message(
      one: "All {count} declarations are alike, {others} but for the comments.",
      other: "All {count} declarations are alike, {others} but for the comments.", count: count,
      ["others": .number(others)])
  }
}
