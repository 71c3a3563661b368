import Typesetting

extension PagePredictions {
  /// The questions of the page, asked of the same programs with another edit: with one that another
  /// question of the page makes, or with none where there was one.
  ///
  /// Their reason stands on the page. Whether there is something to be found out shows when their
  /// programs were run (`PredictionAnswer.findings`).
  package var variations: [Prediction] {
    predictions.flatMap { prediction in
      let siblings = predictions.filter {
        $0.programName == prediction.programName && $0.program == prediction.program
      }
      // A cure is no change to think through beside the fault.
      let edits = siblings.filter { $0.kind != .fault }.map(\.edit) + [nil]
      return edits.distinct.filter { $0 != prediction.edit }
        .compactMap { prediction.varied(by: $0) }
    }
  }
}

extension Prediction {
  /// This question with another edit; nil where the edit is what the question is about.
  fileprivate func varied(by edit: ProgramEdit?) -> Prediction? {
    guard kind != .fault, kind != .change || edit != nil else { return nil }
    let deed = edit == nil ? "The program is as it stands here. " : "With the change below: "
    let request = Block.paragraph([.text(deed)] + kind.request(of: options))
    return Prediction(
      kind: kind, page: page, line: line, programName: programName, program: program, edit: edit,
      question: [request], options: options,
      why: [
        .text("The reason stands on its page, "), .code("switchboard lesson \(page)"), .text("."),
      ])
  }
}

extension Prediction.Kind {
  /// The question alone.
  fileprivate func request(of options: [Prediction.Option]) -> [Inline] {
    switch self {
    case .order: [.text("Which lines are printed, and in which order?")]
    case .count:
      [.text("How many printed lines contain "), .code(options.first?.line ?? ""), .text("?")]
    case .which: [.text("Which of these lines are printed?")]
    case .freed: [.text("Which objects are freed?")]
    case .change: [.text("Which lines are no longer printed?")]
    case .fault: [.text("Which line is at fault?")]
    }
  }
}
