import Messages
import Typesetting

extension PagePredictions {
  /// Returns the questions of the page for the same programs with another edit: one from another
  /// question of the page, or none where there was one.
  ///
  /// - Parameter language: The language of the questions.
  ///
  /// Their explanation is on the page. Only running the programs shows whether the question is
  /// worthwhile (`PredictionAnswer.findings`).
  package func variations(in language: Catalogue) -> [Prediction] {
    let predictions = predictions.filter { $0.kind != .write }
    return predictions.flatMap { prediction in
      let siblings = predictions.filter {
        $0.programName == prediction.programName && $0.program == prediction.program
      }
      // Skip cures: as changes they make no question worth thinking about.
      let edits = siblings.filter { $0.kind != .fault }.map(\.edit) + [nil]
      return edits.distinct.filter { $0 != prediction.edit }
        .compactMap { prediction.varied(by: $0, in: language) }
    }
  }
}

extension Prediction {
  /// Returns this question with another edit; nil if the question is about the edit.
  fileprivate func varied(by edit: ProgramEdit?, in language: Catalogue) -> Prediction? {
    guard kind != .fault, kind != .change || edit != nil else { return nil }
    // Translators: Precedes a question; the changed lines of the program are below it.
    let deed = language.inlines(
      of: edit == nil
        ? Message("The program is the one shown here.") : Message("With the change below:"))
    let text: [Inline] = [.code(options.first?.line ?? "")]
    let request = language.inlines(of: kind.request, with: ["text": text])
    return Prediction(
      kind: kind, page: page, line: line, programName: programName, program: program, edit: edit,
      question: [.paragraph(deed + [.text(" ")] + request)], options: options,
      why: language.inlines(
        of: Message("The reason is on its page, \(span: "command")."),
        with: ["command": [.code("switchboard lesson \(page)")]]))
  }
}

extension Prediction.Kind {
  /// The question alone; the text is the lines' content.
  var request: Message {
    switch self {
    case .order: Message("Which lines are printed, and in which order?")
    case .count: Message("How many printed lines contain \(span: "text")?")
    case .which: Message("Which of these lines are printed?")
    case .freed: Message("Which objects are freed?")
    case .change: Message("Which lines are no longer printed?")
    case .fault, .write: Message("Which line is at fault?")
    }
  }
}
