import Predicting
import Terminal

/// An event for a reader.
package enum ReaderMessage: Sendable {
  /// A key was pressed.
  case key(Key)
  /// The screen has, or may have, another size.
  case resized(ScreenSize)
  /// The requested page is ready; it opens at the heading that a fragment names.
  case opened(ReaderPage, fragment: String?)
  /// The order with this number is done.
  case laidOut(Int, PageLayout)
  /// The requested page can't be opened, for this reason.
  case failed(String)
  /// The result of running the programs of a prediction, by page address and index.
  case predicted(
    Result<PredictionAnswer, PredictionAnswer.Fault>, index: Int, address: String)
  /// What a line that was written for a program's gap has come to, on the page at an address.
  case tried(
    Result<WrittenLine, PredictionAnswer.Fault>, QuestionedPage.Trial, address: String)
  /// A program was run.
  case ran(ProgramServices.Output)
}

/// An action that a reader requests and can't do itself.
package enum ReaderEffect: Hashable, Sendable {
  /// Open the page at an address relative to the present page.
  case open(path: String, fragment: String?)
  /// Quit.
  case quit
  /// Quit because of Ctrl-C.
  case interrupt
  /// Quit because the first page can't be opened, for this reason.
  case giveUp(String)
  /// Suspend, as Ctrl-Z does in a shell.
  case suspend
}
