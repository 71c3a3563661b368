/// An event of the source files; a save consists of several.
package enum SaveSign: Hashable, Sendable {
  /// The file at this path is being written: it was created or modified, and is still open.
  case begun(String)
  /// The file at this path is complete: its writer closed it, or it was renamed to this path.
  case whole(String)
  /// The file at this path was removed; another may be about to replace it.
  case gone(String)
  /// An unknown change, which may not be complete.
  case unclear
}
