/// Whether a compiled module can remember something from one check to the next: whether it has
/// variables outside of functions and objects, or uses a library that has some for everybody.
///
/// Taken from the object file, not from the source, whose variables may come from macros. Yes in
/// doubt: that costs time only.
enum StoredState {
  static func exists(in object: ObjectFile) -> Bool {
    object.symbols.contains(where: isVariable)
      || object.libraries.contains { !stateless.contains($0) }
  }

  /// Libraries of Swift in which nothing is kept for everybody.
  private static let stateless: Set<String> = [
    "-lswiftCore", "-lswift_StringProcessing", "-lswift_RegexParser", "-lswift_Concurrency",
    "-lswiftSwiftOnoneSupport", "-lswiftRegexBuilder", "-lswiftSynchronization",
    "-lswiftObservation",
  ]

  private static func isVariable(_ symbol: ObjectFile.Symbol) -> Bool {
    guard symbol.isDefined, symbol.isData, !isMetadata(symbol.name) else { return false }
    guard let section = symbol.section else { return true }
    // `.data.rel.ro` is written by the dynamic linker only.
    return section.isWritable && !section.name.hasPrefix(".data.rel.ro")
  }

  /// Whether the compiler keeps such a thing for itself: descriptions of types, caches of them,
  /// places of stored properties (swift: docs/ABI/Mangling.rst, "Globals"). A variable's name ends
  /// in `vp`, or `vpZ`.
  private static func isMetadata(_ name: String) -> Bool {
    guard name.hasPrefix("$s"), !name.hasSuffix("N"), !name.hasSuffix("Wvd") else {
      return name.hasPrefix("$s")
    }
    let kind = name.suffix(2)
    return ["M", "W"].contains(kind.first) && kind.last?.isLetter == true
  }
}
