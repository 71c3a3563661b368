/// Why nothing was made for an author: what, and what to do instead.
package enum DraftingError: Error, Equatable, CustomStringConvertible {
  /// A name that cannot be had, for this reason.
  case name(String, reason: String)
  /// There is something of this name already.
  case exists(path: String)
  /// It does not say what it has to.
  case unclear(String)
  /// A file or folder could not be written.
  case file(path: String, reason: String)

  package var description: String {
    switch self {
    case .name(let name, let reason): "'\(name)' cannot be its name: \(reason)"
    case .exists(let path): "\(path) is there already; choose another name, or write on in it"
    case .unclear(let sentence): sentence
    case .file(let path, let reason):
      "\(path) cannot be written (\(reason)); nothing was made: mend that and try again"
    }
  }
}
