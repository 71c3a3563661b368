/// Why a submission could not be loaded, or no suite beside it, where that is the submission's own
/// doing.
///
/// All that it needs of others has been loaded before, and what it is compiled against is what the
/// suite is compiled against. So what is missing then is missing because of how it was written.
struct LoadFailure: Equatable {
  /// For the learner.
  let sentence: String

  /// - Parameter reason: What the dynamic linker says.
  /// - Returns: nil if it is no submission's fault.
  init?(_ reason: String, of product: Product) {
    if let match = reason.wholeMatch(of: /(.+?): undefined symbol: ([^\s,]+).*/)?.output {
      let symbol = String(match.2)
      guard match.1 == product.library || Self.isNamed(symbol, of: product.module) else {
        return nil
      }
      sentence = Self.sentence(missing: symbol)
    } else if reason.hasPrefix(product.library + ": "), !reason.contains("cannot open") {
      // It is there, and too large for its process, or not what the linker takes.
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

  /// Whether a symbol names this module (swift: docs/ABI/Mangling.rst, "Identifiers"), which may be
  /// abbreviated where its words have stood before.
  private static func isNamed(_ symbol: String, of module: String) -> Bool {
    symbol.contains("\(module.utf8.count)\(module)")
      || LibrarySymbol(symbol)?.text.contains("\(module).") == true
  }
}
