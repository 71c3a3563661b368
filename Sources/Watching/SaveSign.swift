/// What was heard of the source files: a save is several of these.
package enum SaveSign: Hashable, Sendable {
  /// The file at this path is being written: it was made or written to, and is still open.
  case begun(String)
  /// The file at this path is whole: who wrote it has closed it, or it was renamed into its place.
  case whole(String)
  /// The file at this path is gone; another may be about to take its place.
  case gone(String)
  /// Something has changed, and it is not known what, or whether it is over.
  case unclear
}
