/// The reason why a submission, or a suite beside it, could not be loaded, if that is the
/// submission's fault.
///
/// All that it needs from others was loaded before, and it was compiled against the same modules as
/// the suite. So anything that is missing is missing because of how it was written.
struct LoadFailure: Equatable {
  /// The sentence for the learner.
  let sentence: String

  /// - Parameter reason: The dynamic linker's message.
  /// - Returns: nil if it is not a submission's fault.
  init?(_ reason: String, of product: Product) {
    if let match = reason.wholeMatch(of: /(.+?): undefined symbol: ([^\s,]+).*/)?.output {
      let symbol = String(match.2)
      guard match.1 == product.library || Self.isNamed(symbol, of: product.module) else {
        return nil
      }
      sentence = Self.sentence(missing: symbol)
    } else if reason.hasPrefix(product.library + ": "), !reason.contains("cannot open") {
      // It exists, and is too large for its process, or invalid for the linker.
      sentence =
        "It compiles, but cannot be loaded: its constants and variables may need more memory than "
        + "there is. Make large ones smaller, or compute what they hold."
    } else {
      return nil
    }
  }

  private static func sentence(missing symbol: String) -> String {
    guard let text = LibrarySymbol(symbol)?.text else {
      return "It compiles, but does not run: it says that somebody else defines "
        + "'\(symbol.forLearners(limit: 200))', and nobody does."
    }
    return "It compiles, but does not run: '\(text.forLearners(limit: 200))' is declared, and "
      + "cannot be found by whoever uses it. Declare it as the stub does."
  }

  /// Whether a symbol names this module (swift: docs/ABI/Mangling.rst, "Identifiers"). Names may be
  /// abbreviated if their words occurred before.
  private static func isNamed(_ symbol: String, of module: String) -> Bool {
    symbol.contains("\(module.utf8.count)\(module)")
      || LibrarySymbol(symbol)?.text.contains("\(module).") == true
  }
}
