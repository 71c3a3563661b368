import Foundation
import Messages
import Synchronization
import Terminal

/// What a command says to a person, and what a person answers.
///
/// Documents go to standard output, everything else to standard error. A class, because all who say
/// something share the line that tells how far a work has come.
final class Screen: Sendable {
  private struct State {
    /// Whether a line that will be replaced is on the terminal.
    var hasProgress = false
    var loss: ScreenError?
  }

  /// What standard output can show.
  let output: TerminalProfile
  /// What standard error can show.
  let errorOutput: TerminalProfile
  /// Whether what is on the screen can be moved about: no pipe, no teleprinter, nobody who listens.
  let isInteractive: Bool
  private let streams: any Streams
  private let state = Mutex(State())

  /// - Parameters:
  ///   - output: What standard output can show.
  ///   - errorOutput: What standard error can show.
  ///   - term: The kind of terminal, as in `TERM`.
  ///   - streams: Where text goes to and lines come from.
  init(
    output: TerminalProfile, errorOutput: TerminalProfile, term: String, streams: any Streams
  ) {
    self.output = output
    self.errorOutput = errorOutput
    isInteractive = output.isTerminal && !output.accessible && !["", "dumb"].contains(term)
    self.streams = streams
  }

  /// For tables: what is piped away is never cut.
  var table: TerminalProfile {
    var profile = output
    if !profile.isTerminal { profile.columns = 10_000 }
    return profile
  }

  /// Why a part of the document could not be written, if it is not that nobody reads it any more.
  var loss: ScreenError? { state.withLock(\.loss) }

  // MARK: - Saying

  /// Shows a part of the document that was asked for.
  func show(_ lines: [Line]) { write(output.render(lines)) }

  /// Writes a document for other programs, as it is.
  func write(_ document: String) {
    endProgress()
    write(document, to: .output)
  }

  /// Says something beside the document: a sentence, sanitised, wrapped only by the terminal.
  func note(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    endProgress()
    write(errorOutput.render(lines.map { Line(String($0)) }), to: .errorOutput)
  }

  /// The same as a sentence, in the language of whoever reads it.
  func note(_ message: Message) { note(errorOutput.text(of: message)) }

  /// Says what is wrong, in the name of the whole program.
  func complain(_ message: Message) { note("switchboard: " + errorOutput.text(of: message)) }

  /// The next thing to type, after a document: for a person, so on standard error when the
  /// document is piped away.
  func next(_ spans: Span...) { next(spans) }

  /// The next thing to type, from its parts.
  func next(_ spans: [Span]) { suggest(spans, as: .next) }

  /// The next thing to type, as a sentence of its own.
  func next(_ suggestion: Suggestion) {
    next(spans(of: suggestion.message, suggestion.commands) + spans(of: .fullStop))
  }

  /// The next thing to type, as a sentence.
  ///
  /// - Parameter commands: What stands for its placeholders, to be typed.
  func next(_ message: Message, _ commands: [String: String] = [:]) {
    next(spans(of: message, commands))
  }

  /// The same of something else that could be typed, said above what comes next.
  func also(_ message: Message, _ commands: [String: String]) {
    suggest(spans(of: message, commands), as: .also)
  }

  /// The same, as a sentence of its own.
  func also(_ suggestion: Suggestion) {
    suggest(
      spans(of: suggestion.message, suggestion.commands) + spans(of: .fullStop), as: .also)
  }

  /// A sentence with commands in it, in the language of whoever reads it.
  func spans(of message: Message, _ commands: [String: String] = [:]) -> [Span] {
    (output.isTerminal ? output : errorOutput)
      .spans(of: message, with: commands.mapValues { [.command($0)] })
  }

  /// Shows sentences as rows of the document, behind some blanks.
  func show(_ messages: [Message], indentedBy blanks: String) {
    show(messages.map { Line([.decoration(blanks)] + output.spans(of: $0)) })
  }

  /// Shows a sentence as a row of the document, or as several where a terminal is narrow.
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
      show(breaker.lines(of: spans))
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

  /// Whether there is somebody to ask.
  var canAsk: Bool { output.isTerminal && streams.hasKeyboard }

  /// The next line that was typed or piped in; nil at the end of all.
  func readLine() -> String? { streams.readLine() }

  /// Asks a question, a paragraph for each message, of which only `y` or `yes` is an answer that
  /// agrees: in English, or in the language of whoever is asked.
  func ask(_ question: [Message]) -> Bool {
    let breaker = LineBreaker(width: output.columns)
    let lines = question.flatMap { breaker.lines(of: output.spans(of: $0)) }
    let choice = Line(output.spans(of: .yesOrNo))
    write(output.render(lines + [choice]).dropLast() + " ", to: .output)
    let answer = readLine()?.trimmingCharacters(in: .whitespaces).lowercased()
    if answer == nil { write("\n", to: .output) }
    let yes = output.text(of: .yes)
    return ["y", "yes", yes, String(yes.prefix(1))].contains(answer)
  }

  /// Says what is to be typed; on a terminal the answer is typed behind it.
  func prompt(_ message: Message) {
    let spans = output.spans(of: message, style: Style(bold: true))
    let text = output.render(LineBreaker(width: output.columns).lines(of: spans))
    write(canAsk ? text.dropLast() + " " : text, to: .output)
  }

  // MARK: - How far a work has come

  /// The same as a sentence, in the language of whoever reads it.
  func progress(_ message: Message) { progress(errorOutput.text(of: message)) }

  /// A line that is replaced by the following one; nothing without a terminal.
  func progress(_ text: String) {
    guard errorOutput.isTerminal, !errorOutput.accessible else { return }
    let line = Line(text).truncated(to: max(1, errorOutput.columns - 1))
    let shown = errorOutput.render([line]).replacing("\n", with: "")
    state.withLock { state in
      state.hasProgress = true
      try? streams.write("\r\u{1B}[K" + shown, to: .errorOutput)
    }
  }

  /// Takes the line away, if there is one; what else is said does so by itself.
  func endProgress() {
    state.withLock { state in
      if state.hasProgress { try? streams.write("\r\u{1B}[K", to: .errorOutput) }
      state.hasProgress = false
    }
  }
}

/// A document that did not arrive whole.
enum ScreenError: SpokenError {
  case notWritten(reason: String)

  var message: Message {
    switch self {
    case .notWritten(let reason): .notWrittenWhole(reason: reason)
    }
  }
}
