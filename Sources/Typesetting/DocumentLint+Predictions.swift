extension DocumentLint {
  /// Finds faults in the questions and reasons of predictions.
  func predictionFindings(in document: MarkdownDocument) throws(TypesettingError) -> [Finding] {
    var found: [Finding] = []
    for block in document.blocks.codeBlocks where block.language == PredictionBody.language {
      let body = PredictionBody(block.text)
      for source in [body.question, body.why ?? ""] {
        found += try findings(in: source).map { finding in
          Finding(line: block.sourceLine + finding.line, finding.message)
        }
      }
    }
    return found
  }
}
