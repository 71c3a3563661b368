import Messages
import FullScreen
import Terminal
import Typesetting

/// A prediction of a lesson, asked again without its page.
struct PredictionQuestion: Sendable {
  private let answer: PredictionAnswer
  /// The title of its page.
  private let title: String

  /// Creates a question from a prediction whose program was run.
  ///
  /// - Parameter title: The title of its page.
  init(_ answer: PredictionAnswer, title: String) {
    self.answer = answer
    self.title = title
  }
}

extension PredictionQuestion: ReviewQuestion {
  var id: String { answer.prediction.identity }

  var howToAnswer: Message { answer.howToAnswer }

  func outcome(of typed: String) throws(NoAnswer) -> ReviewOutcome {
    guard typed.contains(where: { !$0.isWhitespace }) else { return .passedOver }
    do throws(NoGuess) {
      return answer.isRight(try answer.guess(from: typed)) ? .right : .wrong
    } catch {
      throw NoAnswer(error.message)
    }
  }

  func lines(in profile: TerminalProfile, _ theme: Theme) -> [Line] {
    let prediction = answer.prediction
    let heading = Block.paragraph([.strong([.text(title)]), .text(": \(prediction.programName).")])
    let program = Block.code(
      CodeBlock(
        info: "swift \(prediction.programName)", text: prediction.program,
        sourceLine: prediction.line))
    // A program with numbered lines is already part of the question.
    let blocks = prediction.kind == .fault ? [heading] : [heading, program]
    return set(
      blocks + prediction.question + prediction.changeBlocks + answer.offeredBlocks, in: profile,
      theme) + [Line()]
  }

  func explanation(
    after outcome: ReviewOutcome, to typed: String, in profile: TerminalProfile, _ theme: Theme
  ) -> [Line] {
    let guess = outcome == .passedOver ? nil : try? answer.guess(from: typed)
    let blocks =
      guess.map { answer.comparisonBlocks(of: $0, in: profile.catalogue) }
      ?? answer.answerBlocks(in: profile.catalogue)
    return set(blocks, in: profile, theme) + [Line()]
  }

  private func set(_ blocks: [Block], in profile: TerminalProfile, _ theme: Theme) -> [Line] {
    TerminalTypesetter(profile: profile, theme: theme).typeset(MarkdownDocument(blocks))
  }
}
