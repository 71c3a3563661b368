import Foundation
import Messages
import Synchronization
import Terminal

/// A command's output to the user, and the user's input.
///
/// Documents go to standard output, everything else to standard error. A class, because all callers
/// share the progress line.
final class Screen: Sendable {
  private struct State {
    /// Whether a progress line is on the terminal, to be replaced.
    var hasProgress = false
    var loss: ScreenError?
    /// The notes shown so far, which need not be shown again.
    var noted: Set<String> = []
  }

  /// The profile of standard output.
  let output: TerminalProfile
  /// The profile of standard error.
  let errorOutput: TerminalProfile
  /// Whether the cursor can be moved: not for a pipe, a teleprinter or a screen reader.
  let isInteractive: Bool
  private let streams: any Streams
  private let state = Mutex(State())

  /// - Parameters:
  ///   - output: The profile of standard output.
  ///   - errorOutput: The profile of standard error.
  ///   - term: The kind of terminal, as in `TERM`.
  ///   - streams: The streams for text and input.
  init(
    output: TerminalProfile, errorOutput: TerminalProfile, term: String, streams: any Streams
  ) {
    self.output = output
    self.errorOutput = errorOutput
    isInteractive = output.isTerminal && !output.accessible && !["", "dumb"].contains(term)
    self.streams = streams
  }

  /// The profile for tables: piped output is never cut.
  var table: TerminalProfile {
    var profile = output
    if !profile.isTerminal { profile.columns = 10_000 }
    return profile
  }

  /// The reason why a part of the document could not be written. Closed pipes do not count.
  var loss: ScreenError? { state.withLock(\.loss) }

  // MARK: - Saying

  /// Shows a part of the requested document.
  func show(_ lines: [Line]) { write(output.render(lines)) }

  /// Writes a document for other programs, unchanged.
  func write(_ document: String) {
    endProgress()
    write(document, to: .output)
  }

  /// Shows a sanitised sentence beside the document. Only the terminal wraps it.
  func note(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    endProgress()
    write(errorOutput.render(lines.map { Line(String($0)) }), to: .errorOutput)
  }

  /// The same for a message in the user's language.
  func note(_ message: Message) { note(errorOutput.text(of: message)) }

  /// The same, only the first time.
  func noteOnce(_ message: Message) {
    let text = errorOutput.text(of: message)
    if state.withLock({ $0.noted.insert(text).inserted }) { note(text) }
  }

  /// Shows an error, prefixed with the program's name.
  func complain(_ message: Message) { note("switchboard: " + errorOutput.text(of: message)) }

  /// Shows the next command to type, after a document. It is for the user, so it goes to standard
  /// error if the document is piped.
  func next(_ spans: Span...) { next(spans) }

  /// The same for a list of spans.
  // Translators: Stands before what to type next.
  func next(_ spans: [Span]) { suggest(spans, as: Message("Next:")) }

  /// The next command as a complete sentence.
  func next(_ suggestion: Suggestion) {
    next(spans(of: suggestion.message, suggestion.commands) + spans(of: .fullStop))
  }

  /// The next command as a sentence.
  ///
  /// - Parameter commands: The commands for its placeholders.
  func next(_ message: Message, _ commands: [String: String] = [:]) {
    next(spans(of: message, commands))
  }

  /// Another command to type, shown above the next one.
  func also(_ message: Message, _ commands: [String: String]) {
    suggest(spans(of: message, commands), as: .also)
  }

  /// The same as a complete sentence.
  func also(_ suggestion: Suggestion) {
    suggest(
      spans(of: suggestion.message, suggestion.commands) + spans(of: .fullStop), as: .also)
  }

  /// A sentence with commands, in the user's language.
  func spans(of message: Message, _ commands: [String: String] = [:]) -> [Span] {
    (output.isTerminal ? output : errorOutput)
      .spans(of: message, with: commands.mapValues { [.command($0)] })
  }

  /// Shows sentences as indented rows of the document.
  func show(_ messages: [Message], indentedBy blanks: String) {
    show(messages.map { Line([.decoration(blanks)] + output.spans(of: $0)) })
  }

  /// Shows a sentence as a row of the document, or as several on a narrow terminal.
  func show(_ message: Message, style: Style = .plain) {
    let spans = output.spans(of: message, style: style)
    show(output.isTerminal ? LineBreaker(width: output.columns).lines(of: spans) : [Line(spans)])
  }

  private func suggest(_ spans: [Span], as label: Message) {
    let text = (output.isTerminal ? output : errorOutput).text(of: label) + " "
    let label = Span(text, style: Style(bold: true))
    if output.isTerminal {
      let breaker = LineBreaker(
        width: output.columns, first: [label],
        following: [.decoration(String(repeating: " ", count: Line([label]).width()))])
      show(breaker.linesSparingCommands(of: spans))
    } else {
      endProgress()
      write(errorOutput.render([Line([label] + spans)]), to: .errorOutput)
    }
  }

  private func write(_ text: String, to stream: OutputStream) {
    do throws(ScreenError) {
      try streams.write(text, to: stream)
    } catch {
      if stream == .output { state.withLock { $0.loss = $0.loss ?? error } }
    }
  }

  // MARK: - Asking

  /// Whether the user can be asked.
  var canAsk: Bool { output.isTerminal && streams.hasKeyboard }

  /// The next line of input; nil at its end.
  func readLine() -> String? { streams.readLine() }

  /// Asks a question, with a paragraph for each message. Only `y` and `yes` mean yes, in English or
  /// in the user's language.
  func ask(_ question: [Message]) -> Bool {
    let breaker = LineBreaker(width: output.columns)
    let lines = question.flatMap { breaker.lines(of: output.spans(of: $0)) }
    // Translators: Behind a question: how it is answered, with one letter or a word; N is the
    // answer of who only presses Enter.
    let choice = Line(output.spans(of: Message("[y/N]")))
    write(output.render(lines + [choice]).dropLast() + " ", to: .output)
    let answer = readLine()?.trimmingCharacters(in: .whitespaces).lowercased()
    if answer == nil { write("\n", to: .output) }
    // Translators: The answer to a question that agrees, in small letters; its first letter alone
    // is one, too.
    let yes = output.text(of: Message("yes", context: "answer"))
    if ["y", "yes", yes, String(yes.prefix(1))].contains(answer) { return true }
    // No is the same letter in all languages so far: “n”, “no”, “nein”.
    if let answer, !answer.isEmpty, !answer.hasPrefix("n") {
      // Translators: The answer is what somebody typed in place of yes or no.
      show(Message("“\(answer, "answer")” counts as no: only “\(yes, "yes")” means yes."))
    }
    return false
  }

  /// Shows a prompt. On a terminal, the answer follows on the same line.
  func prompt(_ message: Message) {
    let spans = output.spans(of: message, style: Style(bold: true))
    let text = output.render(LineBreaker(width: output.columns).lines(of: spans))
    write(canAsk ? text.dropLast() + " " : text, to: .output)
  }

  // MARK: - Progress

  /// The same for a message in the user's language.
  func progress(_ message: Message) { progress(errorOutput.text(of: message)) }

  /// Shows a line that the next one replaces. Does nothing without a terminal.
  func progress(_ text: String) {
    guard errorOutput.isTerminal, !errorOutput.accessible else { return }
    let line = Line(text).truncated(to: max(1, errorOutput.columns - 1))
    let shown = errorOutput.render([line]).replacing("\n", with: "")
    state.withLock { state in
      state.hasProgress = true
      try? streams.write("\r\u{1B}[K" + shown, to: .errorOutput)
    }
  }

  /// Removes the progress line, if there is one. All other output does that by itself.
  func endProgress() {
    state.withLock { state in
      if state.hasProgress { try? streams.write("\r\u{1B}[K", to: .errorOutput) }
      state.hasProgress = false
    }
  }
}

/// The error for a document that was not written completely.
enum ScreenError: SpokenError {
  case notWritten(reason: String)

  var message: Message {
    switch self {
    // Translators: The reason is the system's words.
    case .notWritten(let reason):
      Message(
        """
        the output is incomplete (\(reason, "reason")); do not use it: free some space, then try \
        again
        """)
    }
  }
}

extension Message {
  /// The end of a sentence that is put together.
  fileprivate static let fullStop = Message(".")

  /// Stands before something else that could be typed.
  fileprivate static let also = Message("Also:")
}
