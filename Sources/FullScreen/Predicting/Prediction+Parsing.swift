import CourseModel
import Typesetting

extension Prediction {
  /// All faults of a block, in sentences for the author.
  struct Faults: Error {
    var sentences: [String]
  }

  /// Parses the prediction in a block: `predict KIND NAME.swift [EDIT]`.
  ///
  /// - Parameters:
  ///   - programs: The programs above it.
  ///   - page: The name of the page.
  init(
    parsing block: CodeBlock, with programs: PagePrograms, of page: String
  ) throws(Faults) {
    let words = block.info.dropFirst(PredictionBody.language.count).drop { $0 == " " }
    let name = words.prefix { $0 != " " }
    guard let kind = Kind.ofBlocks.first(where: { $0.rawValue == name }) else {
      let kinds = Kind.ofBlocks.map(\.rawValue)
      throw Faults(sentences: [
        "'\(name)' is no kind of prediction; "
          + suggestion(instead: String(name), among: kinds, called: "the kinds")
      ])
    }
    guard let mention = ProgramMention(words.dropFirst(name.count).drop { $0 == " " }) else {
      throw Faults(sentences: [
        "'\(block.info)' names no program; write 'predict \(kind) NAME.swift', and behind it perhaps "
          + "'without \"TEXT\"' or 'with \"NEW\" for \"OLD\"'"
      ])
    }
    var faults: [String] = []
    var program = ""
    do throws(PagePrograms.Fault) {
      program = try programs.program(named: mention.name).source
      _ = try programs.source(of: mention)
    } catch {
      faults.append(error.sentence)
    }
    let body = PredictionBody(block.text)
    let question = Self.blocks(of: body.question, &faults)
    if question.isEmpty { faults.append("there is no question; ask it in a sentence") }
    let why = Self.blocks(of: body.why ?? "", &faults)
    if why.isEmpty {
      faults.append("there is no reason; end with a paragraph that begins with 'Why: '")
    }
    faults += kind.faults(of: mention.edit, body.options)
    guard faults.isEmpty else { throw Faults(sentences: faults) }
    self.init(
      kind: kind, page: page, line: block.sourceLine, programName: mention.name, program: program,
      edit: mention.edit, question: question, options: body.options.map { Self.option($0, kind) },
      why: Array(why.compactMap(\.content).joined(separator: [.softBreak])))
  }

  private static func blocks(of source: String, _ faults: inout [String]) -> [Block] {
    do throws(TypesettingError) {
      return try MarkdownDocument(parsing: source).blocks
    } catch {
      faults.append("\(error)")
      return []
    }
  }

  private static func option(_ text: String, _ kind: Kind) -> Option {
    guard kind == .freed, let arrow = text.firstRange(of: Kind.arrow) else {
      return Option(label: text, line: text)
    }
    return Option(
      label: String(text[..<arrow.lowerBound]), line: String(text[arrow.upperBound...]))
  }
}

extension Prediction.Kind {
  fileprivate static let arrow = " => "

  /// Returns the faults of a prediction's edit and options, in sentences.
  fileprivate func faults(of edit: ProgramEdit?, _ options: [String]) -> [String] {
    var faults: [String] = []
    if edit == nil, self == .fault || self == .change {
      faults.append(
        "'\(rawValue)' needs an edit, 'without \"TEXT\"' or 'with \"NEW\" for \"OLD\"'"
          + (self == .fault ? ": the cure" : ""))
    }
    if Set(options).count < options.count { faults.append("an option is there twice") }
    switch self {
    case .order: break
    case .count where options.count != 1:
      faults.append("'count' needs one option, '- TEXT': the lines that contain it are counted")
    case .which where options.count < 2:
      faults.append("'which' needs two options or more, '- LINE'")
    case .freed where options.count < 2 || !options.allSatisfy { $0.contains(Self.arrow) }:
      faults.append("'freed' needs two options or more, each of them '- NAME => LINE'")
    case .fault where !options.isEmpty, .change where !options.isEmpty:
      faults.append("'\(rawValue)' has no options of its own; delete them")
    case .count, .which, .freed, .fault, .change, .write: break
    }
    return faults
  }
}

extension Block {
  /// The content of a paragraph.
  fileprivate var content: [Inline]? {
    if case .paragraph(let content) = self { content } else { nil }
  }
}
