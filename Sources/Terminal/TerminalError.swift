/// The reason why a terminal cannot be used.
package enum TerminalError: Error, Hashable, CustomStringConvertible {
  /// The terminal's modes cannot be read or set.
  case cannotTake(reason: String)

  /// The problem and the remedy.
  package var description: String {
    switch self {
    case .cannotTake(let reason):
      "the terminal cannot be taken (\(reason)); '--no-pager' prints the page instead"
    }
  }
}
