import MiniCocoa

// An attributed text is a model: it says how it wants to look. Drawing is a view's work, so it's in an
// extension, and no row needs it.
extension AttributedText {
  /// The text as a terminal draws it: "*home* 0113 496".
  ///
  /// A bold run is between stars, an italic one between underscores. A run that is both has its stars
  /// outside: "*_late_*".
  public var drawn: String {
    // TODO: 6. Draw each run as its attributes say, and join the results.
    string
  }
}
