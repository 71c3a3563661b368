import MiniCocoa

// An attributed text is a model: it says how it wants to look. Drawing is a view's work, so it's in an
// extension, and no row needs it.
extension AttributedText {
  /// The text as a terminal draws it: "*home* 0113 496".
  ///
  /// A bold run is between stars, an italic one between underscores. A run that is both has its stars
  /// outside: "*_late_*".
  public var drawn: String {
    runs.map { run in
      let slanted = run.attributes.isItalic ? "_\(run.text)_" : run.text
      return run.attributes.isBold ? "*\(slanted)*" : slanted
    }.joined()
  }
}
