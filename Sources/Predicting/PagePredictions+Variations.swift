import Messages
import Typesetting

extension PagePredictions {
  /// The questions of the page, asked of the same programs with another edit: with one that another
  /// question of the page makes, or with none where there was one.
  ///
  /// - Parameter language: What they are asked in.
  ///
  /// Their reason stands on the page. Whether there is something to be found out shows when their
  /// programs were run (`PredictionAnswer.findings`).
  package func variations(in language: Catalogue) -> [Prediction] {
    let predictions = predictions.filter { $0.kind != .write }
    return predictions.flatMap { prediction in
      let siblings = predictions.filter {
        $0.programName == prediction.programName && $0.program == prediction.program
      }
      // A cure is no change to think through beside the fault.
      let edits = siblings.filter { $0.kind != .fault }.map(\.edit) + [nil]
      return edits.distinct.filter { $0 != prediction.edit }
        .compactMap { prediction.varied(by: $0, in: language) }
    }
  }
}

extension Prediction {
  /// This question with another edit; nil where the edit is what the question is about.
  fileprivate func varied(by edit: ProgramEdit?, in language: Catalogue) -> Prediction? {
    guard kind != .fault, kind != .change || edit != nil else { return nil }
    let deed = language.inlines(of: edit == nil ? .programAsItStands : .withTheChange)
    let text: [Inline] = [.code(options.first?.line ?? "")]
    let request = language.inlines(of: kind.request, with: ["text": text])
    return Prediction(
      kind: kind, page: page, line: line, programName: programName, program: program, edit: edit,
      question: [.paragraph(deed + [.text(" ")] + request)], options: options,
      why: language.inlines(
        of: .reasonOnItsPage, with: ["command": [.code("switchboard lesson \(page)")]]))
  }
}
