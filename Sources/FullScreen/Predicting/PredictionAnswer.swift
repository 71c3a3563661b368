import Messages
import Typesetting

/// A prediction whose program was run, with and without the edit: the choices and the right answer.
package struct PredictionAnswer: Hashable, Sendable {
  /// A line or an object that can be chosen by a letter.
  struct Choice: Hashable, Sendable {
    /// The letter to type.
    let letter: Character
    /// The text shown.
    let text: String
    /// The line whose output is in question.
    let line: String
  }

  /// The reason why a prediction has no question.
  package struct Fault: SpokenError, Hashable {
    /// Without a full stop.
    package let message: Message
    /// The sentence in English.
    var sentence: String { message.english }

    init(_ message: Message) { self.message = message }

    /// Creates a fault from another program's words.
    package init(sentence: String) { self.init(.verbatim(sentence)) }
  }

  /// The question.
  package let prediction: Prediction
  /// The run of the program on the page.
  let unedited: ProgramRun
  /// The run after the edit; the same if there is no edit.
  let edited: ProgramRun
  /// The choices in order; empty if the answer is a number.
  let choices: [Choice]

  /// Determines the answer to a prediction.
  ///
  /// - Throws: `Fault` if a program whose lines are needed does not run to its end, or if there are
  ///   more lines than letters.
  package init(
    to prediction: Prediction, unedited: ProgramRun, edited: ProgramRun
  ) throws(Fault) {
    let name = prediction.programName
    let runs: [(Message, ProgramRun)] = [
      // Translators: A program that was changed for a question.
      (
        prediction.edit == nil ? .verbatim(name) : Message("\(name, "program") with its edit"),
        edited
      ),
      (.verbatim(name), unedited),
    ]
    // Without its line, a program may do what it likes.
    for (name, run) in runs.dropFirst(prediction.kind == .write ? 1 : 0) {
      switch run {
      case .printed: break
      // Translators: The program is named, or “NAME with its edit”; the error is the compiler's.
      case .doesNotCompile(let error):
        throw Fault(Message("\(name, "program") does not compile: \(error, "error")"))
      case .broke(let reason, _):
        // A crash may be the fault in question.
        guard prediction.kind == .fault else {
          // Translators: The program is named, or “NAME with its edit”; the reason is a sentence
          // without a full stop.
          throw Fault(Message("\(name, "program") does not finish: \(reason, "reason")"))
        }
      }
    }
    let offered = Self.offered(by: prediction, unedited.lines, edited.lines)
    guard offered.count <= ListBlock.letterCount else {
      // Translators: An answer is a letter.
      throw Fault(
        Message(
          """
          the question offers \(offered.count, "count") lines, but there are only \
          \(ListBlock.letterCount, "letters") letters
          """))
    }
    self.prediction = prediction
    self.unedited = unedited
    self.edited = edited
    choices = offered.enumerated().map { index, option in
      Choice(letter: ListBlock.letter(of: index), text: option.label, line: option.line)
    }
  }

  private static func offered(
    by prediction: Prediction, _ unedited: [String], _ edited: [String]
  ) -> [Prediction.Option] {
    switch prediction.kind {
    case .order:
      Set(unedited + edited + prediction.options.map(\.line)).sorted()
        .map { Prediction.Option(label: $0, line: $0) }
    case .which, .freed: prediction.options
    case .change:
      unedited.distinct.map { Prediction.Option(label: $0, line: $0) }
    case .count, .fault, .write: []
    }
  }

  var right: Guess {
    let lines = edited.lines
    return switch prediction.kind {
    case .order:
      .sequence(lines.compactMap { line in choices.firstIndex { $0.line == line } })
    case .which, .freed: .chosen(Set(choices.indices.filter { lines.contains(choices[$0].line) }))
    case .change: .chosen(Set(choices.indices.filter { !lines.contains(choices[$0].line) }))
    case .count: .number(countedLines.count)
    case .fault: .number(faultyLine)
    case .write: .line(prediction.lineToWrite)
    }
  }

  package func isRight(_ guess: Guess) -> Bool { guess == right }

  /// The printed lines that count.
  var countedLines: [String] {
    let text = prediction.options.first?.line ?? ""
    return edited.lines.filter { $0.contains(text) }
  }

  /// The lines of the program on the page.
  var programLines: [Substring] {
    let lines = prediction.program.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.last == "" ? lines.dropLast() : lines
  }

  /// The number of the line that the cure changes, from 1; an edit is within one line.
  var faultyLine: Int {
    guard let old = prediction.edit?.old, let place = prediction.program.firstRange(of: old) else {
      return 0
    }
    return prediction.program[..<place.lowerBound].count { $0 == "\n" } + 1
  }
}

extension Array where Element: Hashable {
  /// The elements without duplicates, in order of first occurrence.
  var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
