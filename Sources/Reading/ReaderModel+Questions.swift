import FullScreen
import Predicting
import Terminal

extension ReaderModel {
  /// Whether the end of the unfolded part is in view and a prediction is open there.
  var isAsking: Bool {
    guard case .reading = mode, !isWaiting else { return false }
    return top == lastTop && questions[page.address]?.open != nil
  }

  /// Registers the predictions of a new page, and orders their programs.
  mutating func ask(on page: ReaderPage) {
    guard questions[page.address] == nil, let questioned = page.questions else { return }
    questions[page.address] = questioned
    effects.append(.predict(questioned.predictions, address: page.address))
  }

  /// Takes the result of running a prediction's programs.
  mutating func note(
    _ answer: Result<PredictionAnswer, PredictionAnswer.Fault>, of index: Int, at address: String
  ) {
    let wasOpen = isAsking ? questions[address]?.open : nil
    questions[address]?.note(answer, of: index)
    let isWaitedFor = wasOpen != nil && wasOpen == questions[address]?.open
    reorder(at: address, isWaitedFor ? .asked : .again)
  }

  /// Takes in what a line that was written for a gap has come to.
  mutating func note(
    _ outcome: Result<WrittenLine, PredictionAnswer.Fault>, of trial: QuestionedPage.Trial,
    at address: String
  ) {
    let isWaitedFor = isAsking
    let kept = questions[address]?.note(outcome, of: trial)
    if let kept {
      effects.append(.keep(kept))
      if address == page.address { reply = ReplyLine() }
    }
    reorder(
      at: address, !isWaitedFor ? .again : kept == nil ? .asked : .replied(trial.index))
  }

  /// Orders the page at an address anew, if it is shown, or awaited, and no longer as it was set.
  private mutating func reorder(at address: String, _ arrival: LayoutOrder.Arrival) {
    if let former = awaited {
      if former.page.address == address { order(former.page, former.arrival) }
    } else if layout.page.address == address, isChanged(layout.questions) {
      order(layout.page, arrival)
    }
  }

  /// Whether the shown page differs from its layout.
  private func isChanged(_ former: QuestionedPage?) -> Bool {
    former?.shown(in: profile.catalogue)
      != questions[page.address]?.shown(in: profile.catalogue)
  }

  /// Handles a key for the open prediction.
  ///
  /// - Returns: Whether the key was meant for it.
  mutating func reply(_ key: Key) -> Bool {
    guard isAsking, !(key == .enter && focus != nil), var page = questions[page.address],
      let index = page.open
    else { return false }
    let deed = reply.press(key, for: &page)
    questions[self.page.address] = page
    switch deed {
    case .nothing: return false
    case .edited: break
    case .refused(let sentence): say(sentence)
    case .answered(let kept):
      effects.append(.keep(kept))
      order(self.page, .replied(index))
    case .tried(let trial):
      effects.append(.tryOut(trial, address: self.page.address))
      order(self.page, .asked)
    case .passedOver: order(self.page, .replied(index))
    }
    return true
  }

  /// Asks the lowest answered prediction in view again.
  mutating func askAgain() {
    let rows = layout.replyRows
    guard let index = rows.lastIndex(where: visibleRows.contains),
      questions[page.address]?.askAgain(index) == true
    else { return say(.noQuestionToAsk) }
    reply = ReplyLine()
    order(page, .asked)
  }

  /// Shows the page after an answer, with the comparison in view.
  mutating func show(_ layout: PageLayout, afterReplyTo index: Int) {
    show(layout)
    guard layout.replyRows.indices.contains(index) else { return }
    scroll(to: max(top, layout.replyRows[index] - bodyRows / 3))
  }
}

// MARK: - Programs

extension ReaderModel {
  /// Runs the program on the screen: the last one that begins above the bottom row.
  mutating func runProgram() {
    let end = visibleRows.upperBound
    guard let program = layout.programs.last(where: { $0.row < end }) ?? layout.programs.first
    else {
      say(.noProgram)
      return
    }
    say(.running(program.name))
    effects.append(.run(program: program.name, page, columns: size.columns))
  }

  /// Shows the output of a program, unless the user is typing or choosing.
  mutating func show(_ lines: [Line], titled title: String) {
    notice = []
    switch mode {
    case .reading, .output:
      var pane = Pane()
      pane.show(lines, rows: bodyRows)
      mode = .output(title, pane)
    case .query, .contents, .help: say(.pressAgain(title))
    }
  }
}
