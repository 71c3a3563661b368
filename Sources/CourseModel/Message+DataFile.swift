import Messages

/// What is wrong with a file of data, and what to do, behind the file's path and a line.
extension Message {
  static let isNotUTF8 = Message("is not UTF-8; save it as UTF-8")

  static let noKeys = Message(
    """
    there are no keys with values; write lines such as 'title: Telling without knowing'
    """)

  static func keyMissing(_ key: String) -> Message {
    Message("the key '{key}' is missing; add it", ["key": .text(key)])
  }

  /// The path is the way to a value, such as “checks[1]”.
  static func keyMissing(_ key: String, in path: String) -> Message {
    Message(
      "the key '{key}' is missing in '{path}'; add it", ["key": .text(key), "path": .text(path)])
  }

  static func keyTwice(_ key: String) -> Message {
    Message("the key '{key}' stands twice in one object; keep one of them", ["key": .text(key)])
  }

  /// The value is “the file” or the way to a value in quotes; the kind is one of those below.
  static func wrongKind(of value: Message, wanted kind: Message) -> Message {
    Message(
      "{value} should be {kind}; change it", ["value": .message(value), "kind": .message(kind)])
  }

  /// The value is “the file” or the way to a value in quotes; the kind is one of those below.
  static func isNull(_ value: Message, wanted kind: Message) -> Message {
    Message(
      "{value} is null, and should be {kind}; give it a value",
      ["value": .message(value), "kind": .message(kind)])
  }

  /// Begins sentences.
  static let theFile = Message("the file")

  /// What a value should be.
  static let aText = Message("a text in quotes", context: "should be")
  /// What a value should be.
  static let aWholeNumber = Message("a whole number", context: "should be")
  /// What a value should be.
  static let aNumber = Message("a number", context: "should be")
  /// What a value should be.
  static let trueOrFalse = Message("true or false", context: "should be")
  /// What a value should be.
  static let anObject = Message("an object in braces", context: "should be")
  /// What a value should be.
  static let aList = Message("a list in brackets", context: "should be")
  /// What a value should be.
  static let ofAnotherKind = Message("of another kind", context: "should be")

  /// The fault is a library's words, or the sentence on what may be allowed.
  static func wrongValue(_ fault: Message) -> Message {
    Message("{fault}; change it", ["fault": .message(fault)])
  }

  /// The fault is a library's words, or “is not JSON”.
  static func syntaxError(_ fault: Message) -> Message {
    Message(
      "{fault}; look at that line and the one before: a comma, a quote or a bracket",
      ["fault": .message(fault)])
  }

  static let isNotJSON = Message("is not JSON")

  static let endsTooEarly = Message(
    "the file ends too early; look for a quote or a bracket that is not closed")

  static let noFrontMatter = Message(
    "has no front matter; begin it with a line '---', its keys, and another line '---'")

  static let frontMatterDoesNotEnd = Message(
    "the front matter does not end; put a line '---' after its keys")
}
