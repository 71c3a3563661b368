import Messages
import Terminal

extension ReaderModel {
  /// The predictions of the shown page.
  var questions: QuestionedPage? { pages[page.address]?.questions }

  /// Whether a prediction is open, and the end of the unfolded part is in view or an answer was
  /// begun.
  var isAsking: Bool {
    guard case .reading = mode, !isWaiting, questions?.open != nil else { return false }
    return top == lastTop || pages[page.address]?.reply.text.isEmpty == false
  }

  /// Registers the predictions of a new page, and orders their programs.
  mutating func ask(on page: ReaderPage) {
    guard pages[page.address] == nil, let questions = page.questions else { return }
    let model = PageModel(questions, named: page.address)
    pages[page.address] = model
    effects.append(.page(model.beginning))
  }

  /// Takes an event of a page. Orders the page anew if it is shown or awaited, and has changed.
  mutating func take(_ event: PageEvent) {
    let isAsking = isAsking
    guard let response = pages[event.page]?.take(event, isAsking: isAsking) else { return }
    if let sentence = response.notice { say(sentence) }
    effects += response.effects.map { .page($0) }
    if let former = awaited {
      if former.page.address == event.page { order(former.page, former.arrival) }
    } else if page.address == event.page, isChanged(layout.questions), let change = response.change
    {
      order(page, .changed(change))
    }
  }

  /// Whether the shown page differs from its layout.
  private func isChanged(_ former: QuestionedPage?) -> Bool {
    former?.shown(in: profile.catalogue) != questions?.shown(in: profile.catalogue)
  }

  /// Handles a key for the open prediction, or for the last one after a wrong answer.
  ///
  /// - Returns: Whether the key was meant for it.
  mutating func reply(_ key: Key) -> Bool {
    guard isAsking else {
      let response = pages[page.address]?.hold(key)
      if let sentence = response?.notice { say(sentence) }
      return response != nil
    }
    guard !(key == .enter && focus != nil), let response = pages[page.address]?.press(key) else {
      return false
    }
    scroll(to: lastTop)
    effects += response.effects.map { .page($0) }
    if let sentence = response.notice { say(sentence) }
    if let change = response.change { order(page, .changed(change)) }
    return true
  }

  /// Asks the lowest answered prediction in view again.
  mutating func askAgain() {
    guard let index = layout.marks.reply(in: visibleRows),
      pages[page.address]?.askAgain(index) == true
    else { return say(Message("no answered question is on the screen")) }
    order(page, .changed(.asked))
  }

  /// Shows the page after an answer, with the comparison in view.
  mutating func show(_ layout: PageLayout, afterReplyTo index: Int) {
    show(layout)
    guard layout.marks.replies.indices.contains(index) else { return }
    scroll(to: max(top, layout.marks.replies[index] - bodyRows / 3))
  }
}

// MARK: - Programs

extension ReaderModel {
  /// Runs the program on the screen: the last one that begins above the bottom row.
  mutating func runProgram() {
    guard let program = layout.marks.program(above: visibleRows.upperBound) else {
      return say(Message("no program on this page"))
    }
    if let number = questions?.questionToAnswer(before: program.name) {
      return say(.answerFirst(number, program.name))
    }
    if program.hasScreen { return effects.append(.play(program: program.name, page)) }
    say(Message("running \(program.name, "program") …"))
    effects.append(.run(program: program.name, page, columns: size.columns))
  }

  /// The program on the screen, if it can be played.
  var playable: String? {
    layout.marks.program(above: visibleRows.upperBound).flatMap { $0.hasScreen ? $0.name : nil }
  }

  /// Shows the output of a program, unless the user is typing or choosing.
  mutating func show(_ lines: [Line], titled title: String) {
    notice = []
    switch mode {
    case .reading, .output:
      var pane = Pane()
      pane.show(lines, rows: bodyRows)
      mode = .output(title, pane)
    // Translators: A program's output is there, and is shown by the key 'r'; the title says which.
    case .query, .contents, .help: say(Message("\(title, "title"): press r again"))
    }
  }
}
