import Messages

/// Why a document could not be typeset, and what to do.
extension Message {
  static func documentTooLarge(_ bytes: Int, limit: Int) -> Message {
    Message(
      """
      the document has {bytes} bytes, more than the {limit} that are read; split it into several files
      """, ["bytes": .number(bytes), "limit": .number(limit)])
  }

  /// The line is a number.
  static func tooEntangled(line: Int, pictures: Int, nesting: Int) -> Message {
    Message(
      """
      line {line}: more than {pictures} pictures are in a paragraph, or more than {nesting} lists and \
      quotes in each other; split the paragraph, or the document
      """, ["line": .number(line), "pictures": .number(pictures), "nesting": .number(nesting)])
  }

  /// libcmark is a library.
  static let parserFailed = Message(
    "libcmark could not read the document; run 'switchboard doctor'")

  /// What is wrong with a line of a document, and what to do.
  static func fault(_ fault: Message, inLine line: Int) -> Message {
    Message("line {line}: {fault}", ["line": .number(line), "fault": .message(fault)])
  }
}

/// What an author should change in a document. Signs and code stand in quotes.
extension Message {
  static func isHTML(_ tag: String) -> Message {
    Message(
      "'{tag}' is HTML, which is shown as it is; put code between backticks", ["tag": .text(tag)])
  }

  static func noSuchFile(_ address: String) -> Message {
    Message(
      "'{address}' leads to no file of the course; write its path from this file's folder",
      ["address": .text(address)])
  }

  static func noSuchHeading(_ address: String) -> Message {
    Message(
      """
      '{address}': there is no such heading; write its words in lower case, with hyphens for spaces \
      and no other signs
      """, ["address": .text(address)])
  }

  /// The stars with their neighbors, and the stars.
  static func blockedStars(_ excerpt: String, _ stars: String) -> Message {
    Message(
      """
      '{excerpt}' stresses nothing, because '{stars}' stands between punctuation and a letter; put \
      the punctuation outside the '{stars}', or a space beside it
      """, ["excerpt": .text(excerpt), "stars": .text(stars)])
  }

  /// The stars with their neighbors, and the stars.
  static func loneStars(_ excerpt: String, _ stars: String) -> Message {
    Message(
      "'{excerpt}' stresses nothing; give it its other '{stars}', or put it in backticks",
      ["excerpt": .text(excerpt), "stars": .text(stars)])
  }

  /// Of a footnote's sign, such as “[^1]”.
  static func unmentionedNote(_ sign: String) -> Message {
    Message(
      """
      no text mentions the note '{sign}', or another one has its name, so it is shown where it \
      stands; mention it, rename it, or delete it
      """, ["sign": .text(sign)])
  }

  /// Of a footnote's sign, such as “[^1]”.
  static func noNote(_ sign: String) -> Message {
    Message(
      """
      '{sign}' is no footnote, because no paragraph outside lists and quotes begins with '{sign}:'; \
      write that note, or put it in backticks
      """, ["sign": .text(sign)])
  }
}

/// What an author should change in a page's programs. Programs are names of files; “swift” and what
/// follows it is typed so.
extension Message {
  static func programTwice(_ name: String) -> Message {
    Message(
      "there are two programs called '{name}'; give one another name", ["name": .text(name)])
  }

  static func noProgram(_ name: String) -> Message {
    Message(
      "there is no program called '{name}' above; write one in a block 'swift {name}'",
      ["name": .text(name)])
  }

  /// The text stands in the program in none or in many places.
  static func notOnce(_ text: String, in program: String, _ count: Int) -> Message {
    Message(
      "'{text}' stands in {program} {count} times; name it so that it is one",
      ["text": .text(text), "program": .text(program), "count": .number(count)])
  }

  static func noKind(_ info: String) -> Message {
    Message("'{info}' is no kind of program; see docs/pages.md", ["info": .text(info)])
  }

  static func noOutput(_ info: String) -> Message {
    Message("'{info}' is no output of a program; see docs/pages.md", ["info": .text(info)])
  }
}
