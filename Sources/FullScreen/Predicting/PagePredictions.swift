import Typesetting

package struct PagePredictions: Hashable, Sendable {
  /// A prediction with its position.
  struct Entry: Hashable, Sendable {
    /// The question.
    let prediction: Prediction
    /// The index of its block among the document's.
    let block: Int
  }

  /// The predictions in the order of the page.
  private(set) var entries: [Entry] = []
  /// Faults that an author should correct before the predictions can be asked, with lines of the
  /// page.
  package private(set) var findings: [DocumentLint.Finding] = []

  /// The predictions in their order.
  package var predictions: [Prediction] { entries.map(\.prediction) }

  /// Reads the predictions of a page.
  ///
  /// - Parameter page: A permanent name for the page; a lesson's name.
  package init(in document: MarkdownDocument, of page: String) {
    var programs = PagePrograms()
    for (index, block) in document.blocks.enumerated() {
      guard case .code(let code) = block else {
        for code in [block].codeBlocks {
          // Duplicate names are reported with the programs.
          try? programs.add(code)
          if code.language == PredictionBody.language {
            complain(code, "a prediction stands by itself, not in a list or a quote")
          } else if code.textToWrite != nil {
            complain(
              code, "a program with a line to write stands by itself, not in a list or a quote")
          }
        }
        continue
      }
      guard code.language == PredictionBody.language else {
        try? programs.add(code)
        ask(code, index) { () throws(Prediction.Faults) in try Prediction(writing: code, of: page) }
        continue
      }
      ask(code, index) { () throws(Prediction.Faults) in
        try Prediction(parsing: code, with: programs, of: page)
      }
    }
  }

  private mutating func ask(
    _ code: CodeBlock, _ index: Int, _ prediction: () throws(Prediction.Faults) -> Prediction?
  ) {
    do throws(Prediction.Faults) {
      guard let prediction = try prediction() else { return }
      entries.append(Entry(prediction: prediction, block: index))
    } catch {
      for sentence in error.sentences { complain(code, sentence) }
    }
  }

  private mutating func complain(_ block: CodeBlock, _ sentence: String) {
    findings.append(DocumentLint.Finding(line: block.sourceLine, sentence: sentence))
  }
}
