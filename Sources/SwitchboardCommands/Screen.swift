import Foundation
import Glibc
import Synchronization
import Terminal

/// The only way to the terminal: documents go to standard output, everything else to standard
/// error.
enum Screen {
  /// Why a part of the document could not be written, if it is not that nobody reads it any more.
  static var loss: ScreenError? { lost.withLock { $0 } }
  private static let lost = Mutex<ScreenError?>(nil)

  static let output = TerminalProfile.detect(
    environment: ProcessInfo.processInfo.environment, descriptor: STDOUT_FILENO)
  static let errorOutput = TerminalProfile.detect(
    environment: ProcessInfo.processInfo.environment, descriptor: STDERR_FILENO)

  /// For tables: what is piped away is never cut.
  static var table: TerminalProfile {
    var profile = output
    if !profile.isTerminal { profile.columns = 10_000 }
    return profile
  }

  /// Shows a part of the document that was asked for.
  static func show(_ lines: [Line]) { write(output.render(lines)) }

  /// Writes a document for other programs, as it is.
  static func write(_ document: String) {
    endProgress()
    write(document, to: STDOUT_FILENO)
  }

  /// Says something beside the document: a sentence, sanitised, wrapped only by the terminal.
  static func note(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    endProgress()
    write(errorOutput.render(lines.map { Line(String($0)) }), to: STDERR_FILENO)
  }

  /// The next thing to type, after a document: for a person, so on standard error when the
  /// document is piped away.
  static func next(_ spans: Span...) { next(spans) }

  /// The next thing to type, from its parts.
  static func next(_ spans: [Span]) { suggest(spans, as: "Next: ") }

  /// Something else that could be typed, said above what comes next and in the same way.
  static func also(_ spans: Span...) { suggest(spans, as: "Also: ") }

  private static func suggest(_ spans: [Span], as label: String) {
    let label = Span(label, style: Style(bold: true))
    if output.isTerminal {
      let breaker = LineBreaker(
        width: output.columns, first: [label], following: [.decoration("      ")])
      show(breaker.lines(of: spans))
    } else {
      endProgress()
      write(errorOutput.render([Line([label] + spans)]), to: STDERR_FILENO)
    }
  }

  /// Whether what is on the screen can be moved about: no pipe, no teleprinter, nobody who listens.
  static var isInteractive: Bool {
    let term = ProcessInfo.processInfo.environment["TERM"] ?? ""
    return output.isTerminal && !output.accessible && !["", "dumb"].contains(term)
  }

  /// Whether there is somebody to ask.
  static var canAsk: Bool { output.isTerminal && isatty(STDIN_FILENO) == 1 }

  /// Asks a question, of which only `y` or `yes` is an answer that agrees.
  static func ask(_ question: String) -> Bool {
    let spans = question.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { LineBreaker(width: output.columns).lines(of: [Span(String($0))]) }
    write(output.render(spans + [Line("[y/N]")]).dropLast() + " ", to: STDOUT_FILENO)
    let answer = readLine()?.trimmingCharacters(in: .whitespaces).lowercased()
    if answer == nil { write("\n", to: STDOUT_FILENO) }
    return ["y", "yes"].contains(answer)
  }

  /// Says what is to be typed; on a terminal the answer is typed behind it.
  static func prompt(_ text: String) {
    let lines = LineBreaker(width: output.columns).lines(of: [Span(text, style: Style(bold: true))])
    let isAnswered = output.isTerminal && isatty(STDIN_FILENO) == 1
    let text = output.render(lines)
    write(isAnswered ? text.dropLast() + " " : text, to: STDOUT_FILENO)
  }

  /// A line that is replaced by the following one; nothing without a terminal.
  static func progress(_ text: String) {
    guard errorOutput.isTerminal, !errorOutput.accessible else { return }
    let line = Line(text).truncated(to: max(1, errorOutput.columns - 1))
    let shown = errorOutput.render([line]).replacing("\n", with: "")
    isInProgress.withLock { isShown in
      isShown = true
      write("\r\u{1B}[K" + shown, to: STDERR_FILENO)
    }
  }

  /// Takes the line away, if there is one; what else is said does so by itself.
  static func endProgress() {
    isInProgress.withLock { isShown in
      if isShown { write("\r\u{1B}[K", to: STDERR_FILENO) }
      isShown = false
    }
  }

  /// Whether a line that will be replaced is on the terminal.
  private static let isInProgress = Mutex(false)

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeBufferPointer(rebasing: rest)
        let count = Glibc.write(descriptor, piece.baseAddress, piece.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          if descriptor == STDOUT_FILENO, count == 0 || ![EPIPE, EIO].contains(errno) {
            let reason = String(cString: strerror(count == 0 ? ENOSPC : errno))
            lost.withLock { $0 = $0 ?? .notWritten(reason: reason) }
          }
          return
        }
        rest = rest.dropFirst(count)
      }
    }
  }
}

/// A document that did not arrive whole.
enum ScreenError: Error, CustomStringConvertible {
  case notWritten(reason: String)

  var description: String {
    switch self {
    case .notWritten(let reason):
      "the output could not be written whole (\(reason)); do not use it: free some space, then try "
        + "again"
    }
  }
}
