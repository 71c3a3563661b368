import Messages

/// What is said to a reader who listens, where others see how it looks. Ends stand below what they end.
extension Message {
  static func heading(_ level: Int) -> Message {
    Message("Heading {level}: ", ["level": .number(level)])
  }

  /// Before a footnote.
  static func note(_ number: Int) -> Message {
    Message("Note {number}: ", ["number": .number(number)])
  }

  /// In a sentence, where a footnote is mentioned.
  static func mention(ofNote number: Int) -> Message {
    Message("(note {number})", ["number": .number(number)])
  }

  /// Stands for a picture that has no words.
  static let image = Message("Image", context: "picture")

  /// Before what a picture shows.
  static let imageOf = Message("Image: ")

  static func list(_ level: Int) -> Message {
    Message("List, level {level}:", ["level": .number(level)])
  }

  /// Before a task of a list.
  static let taskDone = Message("done: ")

  /// Before a task of a list.
  static let taskToDo = Message("to do: ")

  static func endOfList(_ level: Int) -> Message {
    Message("End of list, level {level}.", ["level": .number(level)])
  }

  /// Before a block of code; what it is may follow, behind commas.
  static let code = Message("Code", context: "block")

  static let endOfCode = Message("End of code.")

  /// Before a line of code that goes.
  static let goes = Message("Goes: ")

  /// Before a line of code that comes.
  static let comes = Message("Comes: ")

  /// The columns and rows are counted.
  static func table(columns: Int, rows: Int) -> Message {
    Message(
      "Table, {columns}, {rows}:",
      ["columns": .message(.columns(columns)), "rows": .message(.rows(rows))])
  }

  private static func columns(_ count: Int) -> Message {
    count == 0
      ? Message("no columns")
      : Message(one: "{count} column", other: "{count} columns", count: count)
  }

  private static func rows(_ count: Int) -> Message {
    count == 0
      ? Message("no rows") : Message(one: "{count} row", other: "{count} rows", count: count)
  }

  /// Before the names of a table's columns.
  static let columns = Message("Columns: ")

  /// A column of a table.
  static let unnamed = Message("unnamed", context: "column")

  /// Before the cells of a table's row.
  static func row(_ number: Int) -> Message {
    Message("Row {number}. ", ["number": .number(number)])
  }

  static let endOfTable = Message("End of table.")
}

/// Quotes and what they alert to.
extension Message {
  /// The word above a quote, mostly in front of a colon.
  static func name(of alert: Alert?) -> Message {
    switch alert {
    case nil: Message("Quote", context: "block")
    case .note: Message("Note", context: "block")
    case .tip: Message("Tip", context: "block")
    case .important: Message("Important", context: "block")
    case .warning: Message("Warning", context: "block")
    case .caution: Message("Caution", context: "block")
    }
  }

  /// Below a quote, for who listens.
  static func end(of alert: Alert?) -> Message {
    switch alert {
    case nil: Message("End of quote.")
    case .note: Message("End of note.")
    case .tip: Message("End of tip.")
    case .important: Message("End of important.")
    case .warning: Message("End of warning.")
    case .caution: Message("End of caution.")
    }
  }
}
