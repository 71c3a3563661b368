import Terminal

package enum ReaderMessage: LoopEvent {
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
  /// The result of a page's effect; the page's name is its address.
  case page(PageEvent)
  /// A program was run: its output with a title, in rows none wider than the screen.
  case ran(title: String, [Line])
  /// The wait with this number goes on for so long that the screen should say so.
  case late(Int)
}

/// An action that a reader requests and can't do itself.
package enum ReaderEffect: Hashable, Sendable {
  /// Make the first page: `opened` or `failed`.
  case make
  /// Open the page at a path relative to the page at an address: `opened` or `failed`.
  case open(path: String, fragment: String?, from: String)
  /// Lay out a page in place of any other: `laidOut`.
  case layOut(LayoutOrder)
  /// Remind the reader of a wait with this number, if it goes on: `late`.
  case remind(Int)
  /// An effect of the page whose name is its address.
  case page(PageEffect)
  /// Run a program of a page: `ran`.
  case run(program: String, ReaderPage, columns: Int)
  /// Play a program of a page that has a screen, on the whole terminal.
  case play(program: String, ReaderPage)
  /// Note that the end of the page at an address was seen.
  case noteRead(address: String)
  /// Quit.
  case quit
  /// Quit because of Ctrl-C.
  case interrupt
  /// Quit because the first page can't be opened, for this reason.
  case giveUp(String)
  /// Suspend, as Ctrl-Z does in a shell.
  case suspend
}
