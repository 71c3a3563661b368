/// Why a terminal cannot be used.
package enum TerminalError: Error, Hashable, CustomStringConvertible {
  /// Its modes can be neither read nor set.
  case cannotTake(reason: String)

  /// What happened and what to do about it.
  package var description: String {
    switch self {
    case .cannotTake(let reason):
      "the terminal cannot be taken (\(reason)); '--no-pager' prints the page instead"
    }
  }
}
