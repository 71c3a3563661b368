import Messages

/// A program in a page, with the page's claim about it.
///
/// A fenced block makes the claim after its language:
///
///     swift                               a piece that compiles by itself
///     swift NAME.swift                    a whole program, by its name
///     swift NAME.swift write "TEXT"       the same, whose line with that text the reader writes
///     swift with NAME.swift               a piece that compiles when put below that program
///     swift wrong [with NAME.swift]       a piece that does not compile
///     output NAME.swift                   what that program prints
///     output NAME.swift without "TEXT"    what it prints when the text is deleted
///     output NAME.swift with "A" for "B"  what it prints when B is replaced by A
///     scene NAME.swift [with …]           what `switchboard play` prints of it, with the events
package struct Listing: Hashable, Sendable {
  /// A statement that must be true of the program.
  package enum Claim: Hashable, Sendable {
    case compiles
    case doesNotCompile
    /// The program runs and writes this to standard output.
    case prints(String)
    /// Used like this, the program, which has a screen, says and shows this.
    case plays(String)
  }

  /// The line of the page with the claim, counted from 1.
  package let line: Int
  /// A whole file of statements and declarations.
  package let source: String
  /// The page's claim about it.
  package let claim: Claim

  /// Whether it puts its objects on a screen.
  package var hasScreen: Bool { PagePrograms.hasScreen(source) }
}

/// All programs of a page.
package struct Listings: Hashable, Sendable {
  /// The programs in the order of the page.
  package private(set) var listings: [Listing] = []
  /// Faults that an author must fix before the programs can be tested.
  package private(set) var findings: [DocumentLint.Finding] = []

  private var programs = PagePrograms()

  /// Collects the programs of a page.
  package init(in document: MarkdownDocument) {
    for block in document.blocks.codeBlocks { read(block) }
  }

  private mutating func read(_ block: CodeBlock) {
    do throws(PagePrograms.Fault) {
      switch block.language {
      case "swift": try readSwift(block)
      case "output": try readOutput(block) { .prints($0) }
      case "scene": try readOutput(block) { .plays($0) }
      default: break
      }
    } catch {
      complain(block, error.message)
    }
  }

  private mutating func readSwift(_ block: CodeBlock) throws(PagePrograms.Fault) {
    guard block.textToWrite == nil else {
      add(block, block.text, .compiles)
      return try programs.add(block)
    }
    let words = block.info.dropFirst(block.language.count).split(separator: " ").map(String.init)
    switch (words.count, words.first, words.last) {
    case (0, _, _): add(block, block.text, .compiles)
    case (1, "wrong", _): add(block, block.text, .doesNotCompile)
    case (1, _, _):
      add(block, block.text, .compiles)
      try programs.add(block)
    case (2, "with", let name?): try extend(name, by: block, .compiles)
    case (3, "wrong", let name?) where words[1] == "with":
      try extend(name, by: block, .doesNotCompile)
    default:
      complain(
        block,
        Message(
          """
          '\(block.info, "info")' is not a kind of program; see docs/pages.md
          """))
    }
  }

  private mutating func extend(
    _ name: String, by block: CodeBlock, _ claim: Listing.Claim
  ) throws(PagePrograms.Fault) {
    add(block, try programs.program(named: name).source + "\n" + block.text, claim)
  }

  private mutating func readOutput(
    _ block: CodeBlock, _ claim: (String) -> Listing.Claim
  ) throws(PagePrograms.Fault) {
    guard let mention = ProgramMention(block.info.dropFirst(block.language.count + 1)) else {
      return complain(
        block, Message("'\(block.info, "info")' is not an output of a program; see docs/pages.md"))
    }
    add(block, try programs.source(of: mention), claim(block.text))
  }

  private mutating func add(_ block: CodeBlock, _ source: String, _ claim: Listing.Claim) {
    listings.append(Listing(line: block.sourceLine, source: source, claim: claim))
  }

  private mutating func complain(_ block: CodeBlock, _ fault: Message) {
    findings.append(DocumentLint.Finding(line: block.sourceLine, fault))
  }
}
