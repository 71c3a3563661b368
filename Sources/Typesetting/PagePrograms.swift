import Messages

/// The whole programs of a page, by name, as far as the page has been read.
package struct PagePrograms: Hashable, Sendable {
  /// A fault that an author should fix.
  package struct Fault: Error, Hashable {
    /// The fault and the remedy.
    package let message: Message

    init(_ message: Message) { self.message = message }

    /// The message in English.
    package var sentence: String { message.english }
  }

  /// A program as written on the page.
  package struct Program: Hashable, Sendable {
    /// Its file name, with `.swift`.
    package let name: String
    /// Its full source.
    package let source: String
  }

  /// Whether a program puts its objects on a screen, to be played.
  package static func hasScreen(_ source: String) -> Bool {
    source.split(separator: "\n").contains("import DemoRunner")
  }

  /// The programs in the order of the page.
  package private(set) var all: [Program] = []

  package init() {}

  /// Collects the programs of a page.
  package init(in document: MarkdownDocument) {
    for block in document.blocks.codeBlocks { try? add(block) }
  }

  /// Adds a block if it is a whole program.
  ///
  /// - Throws: `Fault` if the name is taken; the new program replaces the old one.
  package mutating func add(_ block: CodeBlock) throws(Fault) {
    guard let name = block.programName else { return }
    let program = Program(name: name, source: block.text)
    guard let index = all.firstIndex(where: { $0.name == name }) else {
      return all.append(program)
    }
    all[index] = program
    throw Fault(Message("there are two programs called '\(name, "name")'; give one another name"))
  }

  package func program(named name: String) throws(Fault) -> Program {
    if let program = all.first(where: { $0.name == name }) { return program }
    throw Fault(
      Message(
        "there is no program called '\(name, "name")' above; write one in a block 'swift {name}'"))
  }

  /// Returns the source that a mention refers to, with its edit applied.
  package func source(of mention: ProgramMention) throws(Fault) -> String {
    let program = try program(named: mention.name).source
    guard let edit = mention.edit else { return program }
    let count = edit.count(in: program)
    guard count > 0 else {
      throw Fault(
        Message(
          """
          '\(edit.old, "text")' is not in \(mention.name, "program"); an edit replaces text of one \
          line as it is, without '\\n' or other escapes
          """))
    }
    guard count == 1 else {
      // Translators: The text stands in the program in none or in many places.
      throw Fault(
        Message(
          """
          '\(edit.old, "text")' is in \(mention.name, "program") \(count, "count") times; quote \
          more of the line, so that only one place matches
          """))
    }
    return edit.applied(to: program)
  }
}

extension CodeBlock {
  /// The name of a whole program: `swift NAME.swift`, perhaps with a line to write; nil if this is
  /// none.
  package var programName: String? {
    let words = info.split(separator: " ")
    guard words.count == 2 || textToWrite != nil, words[0] == "swift", words[1] != "wrong" else {
      return nil
    }
    return String(words[1])
  }

  /// The name of a whole program that is listed with numbered lines: `lines NAME.swift`.
  package var numberedProgramName: String? {
    info.hasPrefix("lines ") ? String(info.dropFirst("lines ".count)) : nil
  }

  /// A text in the one line of a program that the page's reader writes:
  /// `swift NAME.swift write "TEXT"`; nil if there is none.
  package var textToWrite: String? {
    info.wholeMatch(of: /swift \S+ write "(.+)"/).map { String($0.output.1) }
  }
}

extension [Block] {
  /// The code blocks among these blocks and their children, in order.
  package var codeBlocks: [CodeBlock] {
    flatMap { block -> [CodeBlock] in
      switch block {
      case .code(let code): [code]
      case .quote(let blocks), .alert(_, let blocks), .note(_, let blocks): blocks.codeBlocks
      case .list(let list): list.items.flatMap(\.blocks.codeBlocks)
      default: []
      }
    }
  }
}
