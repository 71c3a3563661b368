import Messages

/// What a block of a page is, above it. Programs are names of files, such as “taxi.swift”.
extension Message {
  static let doesNotCompile = Message("does not compile", context: "block")

  static func below(_ program: String) -> Message {
    Message("below {program}", context: "block", ["program": .text(program)])
  }

  static func belowDoesNotCompile(_ program: String) -> Message {
    Message("below {program}, does not compile", context: "block", ["program": .text(program)])
  }

  static func printedWithChange(_ program: String) -> Message {
    Message(
      "what {program} prints with the change", context: "block", ["program": .text(program)])
  }

  static func change(in program: String) -> Message {
    Message("a change in {program}", context: "block", ["program": .text(program)])
  }

  static func lineByLine(_ program: String) -> Message {
    Message("{program}, line by line", context: "block", ["program": .text(program)])
  }

  static func printed(by mention: ProgramMention) -> Message {
    guard let edit = mention.edit else {
      return Message(
        "what {program} prints", context: "block", ["program": .text(mention.name)])
    }
    return edit.new.isEmpty
      ? Message(
        "what {program} prints without “{old}”", context: "block",
        ["program": .text(mention.name), "old": .text(edit.old)])
      : Message(
        "what {program} prints with “{new}” for “{old}”", context: "block",
        ["program": .text(mention.name), "old": .text(edit.old), "new": .text(edit.new)])
  }

  static func question(about mention: ProgramMention) -> Message {
    guard let edit = mention.edit else {
      return Message(
        "question about {program}", context: "block", ["program": .text(mention.name)])
    }
    return edit.new.isEmpty
      ? Message(
        "question about {program} without “{old}”", context: "block",
        ["program": .text(mention.name), "old": .text(edit.old)])
      : Message(
        "question about {program} with “{new}” for “{old}”", context: "block",
        ["program": .text(mention.name), "old": .text(edit.old), "new": .text(edit.new)])
  }
}
