import Messages

/// The whole programs of a page, by their names, as far as the page has been read.
package struct PagePrograms: Hashable, Sendable {
  /// What an author should change, in a sentence.
  package struct Fault: Error, Hashable {
    /// What is wrong, and what to do.
    package let message: Message

    init(_ message: Message) { self.message = message }

    /// The same in English.
    package var sentence: String { message.english }
  }

  /// A program as it stands on the page.
  package struct Program: Hashable, Sendable {
    /// What people call it, with `.swift`.
    package let name: String
    /// All of its lines.
    package let source: String
  }

  /// In the order of the page.
  package private(set) var all: [Program] = []

  /// No programs.
  package init() {}

  /// The programs of a page.
  package init(in document: MarkdownDocument) {
    for block in document.blocks.codeBlocks { try? add(block) }
  }

  /// Takes a block in, if it is a whole program.
  ///
  /// - Throws: `Fault` if its name is taken; the later one has it then.
  package mutating func add(_ block: CodeBlock) throws(Fault) {
    guard let name = block.programName else { return }
    let program = Program(name: name, source: block.text)
    guard let index = all.firstIndex(where: { $0.name == name }) else {
      return all.append(program)
    }
    all[index] = program
    throw Fault(.programTwice(name))
  }

  /// The program of this name.
  package func program(named name: String) throws(Fault) -> Program {
    if let program = all.first(where: { $0.name == name }) { return program }
    throw Fault(.noProgram(name))
  }

  /// The source that a mention means, changed if it says so.
  package func source(of mention: ProgramMention) throws(Fault) -> String {
    let program = try program(named: mention.name).source
    guard let edit = mention.edit else { return program }
    let count = edit.count(in: program)
    guard count == 1 else {
      throw Fault(.notOnce(edit.old, in: mention.name, count))
    }
    return edit.applied(to: program)
  }
}

extension CodeBlock {
  /// What a whole program is called: `swift NAME.swift`, perhaps with a line to write; nil if this is
  /// none.
  package var programName: String? {
    let words = info.split(separator: " ")
    guard words.count == 2 || textToWrite != nil, words[0] == "swift", words[1] != "wrong" else {
      return nil
    }
    return String(words[1])
  }

  /// A text in the one line of a program that the page's reader writes:
  /// `swift NAME.swift write "TEXT"`; nil if there is none.
  package var textToWrite: String? {
    info.wholeMatch(of: /swift \S+ write "(.+)"/).map { String($0.output.1) }
  }
}

extension [Block] {
  /// The code in these and in what they hold, in order.
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
