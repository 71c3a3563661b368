import Predicting
import Terminal

/// What can happen to a reader.
package enum ReaderMessage: Sendable {
  /// A key was pressed.
  case key(Key)
  /// The screen has, or may have, another size.
  case resized(ScreenSize)
  /// The page that was asked for is there; it opens at the heading that a fragment names.
  case opened(ReaderPage, fragment: String?)
  /// The order of a number is done.
  case laidOut(Int, PageLayout)
  /// The page that was asked for is not to be had, and why.
  case failed(String)
  /// What running the programs of a prediction has come to, by its page and its index.
  case predicted(
    Result<PredictionAnswer, PredictionAnswer.Fault>, index: Int, address: String)
  /// What a line that was written for a program's gap has come to, on the page at an address.
  case tried(
    Result<WrittenLine, PredictionAnswer.Fault>, QuestionedPage.Trial, address: String)
  /// A program was run.
  case ran(ProgramServices.Output)
}

/// What a reader asks for that it cannot do itself.
package enum ReaderEffect: Hashable, Sendable {
  /// The page that a relative address means, seen from the page that is open.
  case open(path: String, fragment: String?)
  /// An end.
  case quit
  /// An end because of Ctrl-C.
  case interrupt
  /// An end, since the first page is not to be had, and why.
  case giveUp(String)
  /// A stop, as with Ctrl-Z in a shell.
  case suspend
}
