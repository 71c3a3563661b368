/// A program in a page, and what the page says of it.
///
/// A fenced block says it behind its language:
///
///     swift                               a piece that compiles by itself
///     swift NAME.swift                    a whole program, by its name
///     swift with NAME.swift               a piece that compiles when put below that program
///     swift wrong [with NAME.swift]       a piece that does not compile
///     output NAME.swift                   what that program prints
///     output NAME.swift without "TEXT"    what it prints when the text is deleted
///     output NAME.swift with "A" for "B"  what it prints when B is replaced by A
package struct Listing: Hashable, Sendable {
  /// What has to be true of it.
  package enum Claim: Hashable, Sendable {
    case compiles
    case doesNotCompile
    /// It runs, and writes this to standard output.
    case prints(String)
  }

  /// The line of the page that says so, counted from 1.
  package let line: Int
  /// A whole file, of statements and declarations.
  package let source: String
  package let claim: Claim
}

/// All programs of a page.
package struct Listings: Hashable, Sendable {
  /// In the order of the page.
  package private(set) var listings: [Listing] = []
  /// What an author should change before the programs can be tried.
  package private(set) var findings: [DocumentLint.Finding] = []

  private var programs: [String: String] = [:]

  /// The programs of a page.
  package init(in document: MarkdownDocument) {
    for block in document.blocks.codeBlocks { read(block) }
  }

  private mutating func read(_ block: CodeBlock) {
    let words = block.info.dropFirst(block.language.count).split(separator: " ").map(String.init)
    switch block.language {
    case "swift": readSwift(block, words)
    case "output": readOutput(block)
    default: break
    }
  }

  private mutating func readSwift(_ block: CodeBlock, _ words: [String]) {
    switch (words.count, words.first, words.last) {
    case (0, _, _): add(block, block.text, .compiles)
    case (1, "wrong", _): add(block, block.text, .doesNotCompile)
    case (1, let name?, _):
      if programs.updateValue(block.text, forKey: name) != nil {
        complain(block, "there are two programs called '\(name)'; give one another name")
      }
      add(block, block.text, .compiles)
    case (2, "with", let name?): extend(name, by: block, .compiles)
    case (3, "wrong", let name?) where words[1] == "with":
      extend(name, by: block, .doesNotCompile)
    default: complain(block, "'\(block.info)' is no kind of program; see CONTRIBUTING.md")
    }
  }

  private mutating func extend(_ name: String, by block: CodeBlock, _ claim: Listing.Claim) {
    guard let program = program(name, for: block) else { return }
    add(block, program + "\n" + block.text, claim)
  }

  private mutating func readOutput(_ block: CodeBlock) {
    let pattern = /output (\S+)(?: without "(.+)"| with "(.*)" for "(.+)")?/
    guard let match = block.info.wholeMatch(of: pattern)?.output else {
      return complain(block, "'\(block.info)' is no output of a program; see CONTRIBUTING.md")
    }
    guard var program = program(String(match.1), for: block) else { return }
    if let old = match.2 ?? match.4 {
      let count = program.ranges(of: old).count
      guard count == 1 else {
        return complain(
          block, "'\(old)' stands in \(match.1) \(count) times; name it so that it is one")
      }
      program = program.replacing(old, with: match.3 ?? "")
    }
    add(block, program, .prints(block.text))
  }

  private mutating func program(_ name: String, for block: CodeBlock) -> String? {
    if let program = programs[name] { return program }
    complain(
      block, "there is no program called '\(name)' above; write one in a block 'swift \(name)'")
    return nil
  }

  private mutating func add(_ block: CodeBlock, _ source: String, _ claim: Listing.Claim) {
    listings.append(Listing(line: block.sourceLine, source: source, claim: claim))
  }

  private mutating func complain(_ block: CodeBlock, _ sentence: String) {
    findings.append(DocumentLint.Finding(line: block.sourceLine, sentence: sentence))
  }
}

extension [Block] {
  /// The code in these and in what they hold, in order.
  fileprivate var codeBlocks: [CodeBlock] {
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
