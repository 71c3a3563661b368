import CourseModel

/// Whether a compiled module can carry state from one check to the next: it has variables outside
/// of functions and objects, or uses shared state of a library.
///
/// We read the object file instead of the source, whose variables may come from macros. The source
/// only tells which of the variables found are constant. In doubt the answer is yes, which only
/// costs time.
enum StoredState {
  /// The answer for an object that was admitted under these rules.
  ///
  /// - Parameter constants: The variables that are constant according to the module's sources. Code
  ///   that may write to memory freely has none.
  static func exists(
    in object: ObjectFile, of module: String, admittedUnder admission: Admission,
    beside constants: ConstantVariables = ConstantVariables()
  ) -> Bool {
    let variables = object.symbols.filter(isVariable)
    // Most submissions have no variables; the rest of the condition visits every symbol.
    let isSafe =
      !variables.isEmpty && !admission.allows(.unsafe) && !admission.allows(.attributes)
      && !object.symbols.contains(where: isOfClock)
    let types = isSafe ? ValueTypes(in: object) : nil
    let changes = variables.contains { symbol in
      guard let types else { return true }
      return symbol.name != threadNumber
        && !constants.include(symbol.name, of: module, whereValuesAre: types)
    }
    if changes || object.symbols.contains(where: isSharedObject) { return true }
    let others = object.libraries.filter { !stateless.contains($0) }
    if others.isEmpty { return false }
    // We know the callable parts of Foundation and its libraries only under the strict rules, with
    // or without queues.
    guard admission.adding(withQueues) == withQueues, others.allSatisfy(foundation.contains) else {
      return true
    }
    return object.symbols.contains { !$0.isDefined && mayKeep($0.name) }
  }

  private static let withQueues = Admission(relaxations: [.queues])

  /// The thread-local variable in which the standard library's `Mutex`, inlined into a module,
  /// caches the thread's number (swift: stdlib/public/SwiftShims, _SynchronizationShims.h).
  private static let threadNumber = "_swift_stdlib_gettid.tid"

  /// Swift libraries without shared state.
  private static let stateless: Set<String> = [
    "-lswiftCore", "-lswift_StringProcessing", "-lswift_RegexParser", "-lswift_Concurrency",
    "-lswiftSwiftOnoneSupport", "-lswiftRegexBuilder", "-lswiftSynchronization",
    "-lswiftObservation",
  ]

  /// The libraries that `import Foundation` links with.
  private static let foundation: Set<String> = [
    "-lFoundation", "-lFoundationEssentials", "-lFoundationInternationalization",
    "-l_FoundationICU",
    "-lswiftDispatch", "-ldispatch", "-lBlocksRuntime", "-lswiftGlibc", "-lm", "-lpthread",
    "-lutil",
    "-ldl",
  ]

  /// Parts of Foundation without shared state: values, and objects that need an owner.
  private static let valuesOfFoundation = Set(
    """
    ByteCountFormatStyle ByteCountFormatter Calendar CharacterSet CocoaError ContiguousBytes Data \
    DataProtocol Date DateComponents DateInterval Decimal FloatingPointFormatStyle FormatStyle \
    IndexPath IndexSet IntegerFormatStyle JSONDecoder JSONEncoder ListFormatStyle Locale \
    LocalizedError Measurement NSNumber NSObject NSRange NSRegularExpression NSString Notification \
    NumberFormatter NumberFormatStyleConfiguration SortComparator SortDescriptor SortOrder \
    StringTransform URL URLComponents URLQueryItem UUID _NSRange
    """.split(separator: " "))

  private static func mayKeep(_ symbol: String) -> Bool {
    guard symbol.contains("Foundation") else { return symbol.contains("Dispatch") }
    guard let symbol = LibrarySymbol(symbol) else { return true }
    return SourcePolicy.foundation.contains { module in
      let paths = symbol.paths(in: module)
      // Methods inherited from NSObject mention many types that the class never uses.
      return paths.first?.first != "NSObject"
        && !paths.allSatisfy { valuesOfFoundation.contains($0[0]) }
    }
  }

  /// Whether it is a shared object of MiniCocoa, which lives as long as the process.
  private static func isSharedObject(_ symbol: ObjectFile.Symbol) -> Bool {
    guard !symbol.isDefined, symbol.name.contains("MiniCocoa"),
      let text = LibrarySymbol(symbol.name)?.text
    else { return false }
    return ["NotificationCenter.default", "OperationQueue.main"].contains {
      text.contains("MiniCocoa.\($0)")
    }
  }

  /// Whether it reads a clock. Swift initialises a global constant on first use, so a constant made
  /// from the time stores the moment of that use.
  private static func isOfClock(_ symbol: ObjectFile.Symbol) -> Bool {
    // Demangling is slow. A mangled name spells out each word at least once.
    guard !symbol.isDefined,
      ["Clock", "Date", "ProcessInfo"].contains(where: { symbol.name.contains($0) }),
      let text = LibrarySymbol(symbol.name)?.text
    else { return false }
    return ["Clock", "Foundation.Date", "FoundationEssentials.Date", "ProcessInfo"]
      .contains { text.contains($0) }
  }

  private static func isVariable(_ symbol: ObjectFile.Symbol) -> Bool {
    symbol.isDefined && symbol.isVariable && !isMetadata(symbol.name)
  }

  /// Whether the compiler made this variable for itself: type descriptors and their caches, offsets
  /// of stored properties (swift: docs/ABI/Mangling.rst, "Globals"). A source variable's name ends
  /// in `vp` or `vpZ`.
  private static func isMetadata(_ name: String) -> Bool {
    guard name.hasPrefix("$s"), !name.hasSuffix("N"), !name.hasSuffix("Wvd") else {
      return name.hasPrefix("$s")
    }
    let kind = name.suffix(2)
    return ["M", "W"].contains(kind.first) && kind.last?.isLetter == true
  }
}
