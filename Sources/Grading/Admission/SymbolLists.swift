/// Names that ordinary programs need, and that do not reach outside the program.
enum SymbolLists {
  /// Whether ordinary objects have this section.
  static func allows(section: String) -> Bool {
    // Relocations are judged with their section.
    section.hasPrefix(".rela") || sections.contains(section)
      || sectionPrefixes.contains { section.hasPrefix($0) }
  }

  private static let sections: Set<String> = words(
    """
    .text .data .bss .rodata .tdata .tbss .comment .eh_frame .strtab .symtab .shstrtab .group \
    .symtab_shndx .note.GNU-stack .llvm_addrsig .data.rel.ro .swift_modhash .swift1_autolink_entries \
    .linker-options .debug_gdb_scripts
    """
  ).union([""])
  private static let sectionPrefixes = [
    ".text.$s", ".text.__swift_", ".text.swift_", ".text.main", ".text.unlikely", ".text.hot",
    ".data.$s", ".data.rel.ro.", ".bss.$s", ".rodata.", ".tbss.", ".debug_", "swift5_a", "swift5_b",
    "swift5_c", "swift5_entry", "swift5_f", "swift5_m", "swift5_p", "swift5_r", "swift5_type",
    ".note.llvm",
  ]

  /// Whether this function of C or of Swift's runtime does not reach outside the program.
  ///
  /// Synchronization's Mutex waits with `syscall`. Swift code cannot call it, because it is
  /// variadic.
  static func allows(function: String) -> Bool {
    functions.contains(function) || function.hasPrefix("swift_") || function.hasPrefix("_swift")
      || function.hasPrefix("__swift")
  }

  private static let functions = words(
    """
    __tls_get_addr __stack_chk_fail free malloc calloc realloc memcmp memcpy memmove memset bzero \
    strlen syscall abs __divti3 __modti3 __udivti3 __umodti3 __multi3 __muloti4 __truncdfhf2 \
    __extendhfsf2 __gnu_h2f_ieee __gnu_f2h_ieee __truncsfhf2 __powidf2 _GLOBAL_OFFSET_TABLE_ \
    _Block_copy _Block_release _NSConcreteStackBlock _NSConcreteGlobalBlock
    """
  ).union(mathematics)

  static func isMathematics(_ function: String) -> Bool { mathematics.contains(function) }

  /// The functions of C's `math.h` (C17, 7.12) and of glibc's, for all three types of numbers.
  private static let mathematics = Set(
    words(
      """
      acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp10 exp2 \
      expm1 fabs fdim floor fma fmax fmin fmod frexp hypot ilogb ldexp lgamma llrint llround log \
      log10 log1p log2 logb lrint lround modf nan nearbyint nextafter nexttoward pow remainder remquo \
      rint round roundeven scalbln scalbn sin sincos sinh sqrt tan tanh tgamma trunc
      """
    ).flatMap { [$0, $0 + "f", $0 + "l"] } + ["lgamma_r", "lgammaf_r", "lgammal_r"])

  /// Modules that are allowed besides those that may be imported: parts of Swift's library, and C's
  /// types.
  static func allows(module: String) -> Bool {
    [
      SafeFoundation.module, "Builtin", "__C", "__ObjC", "_RegexParser", "SwiftShims",
      "SwiftOnoneSupport",
    ].contains(module)
  }

  /// Whether this part of Foundation, such as `["Date", "init"]`, does not reach outside the
  /// program.
  static func allows(ofFoundation path: [Substring]) -> Bool {
    guard let type = path.first else { return true }
    if let members = partly[String(type)] {
      return path.count < 2 || members.contains(String(path[1]))
    }
    return foundation.contains(String(type)) || foundationPrefixes.contains { type.hasPrefix($0) }
  }

  /// Types with only a few allowed members.
  private static let partly: [String: Set<String>] = [
    "FileHandle": ["standardError", "standardOutput", "write", "synchronize"]
  ]

  /// Calls of methods of these classes may leave no symbol, so a class is listed only if none of
  /// its methods reaches outside the program: not Thread, ProcessInfo, Bundle, NSData, NSArray and
  /// similar classes.
  private static let foundation: Set<String> = words(
    """
    AffineTransform AnySortComparator ByteCountFormatStyle ByteCountFormatter Calendar CharacterSet \
    CocoaError CodableConfiguration ComparableComparator ComparisonResult ContiguousBytes \
    CurrencyFormatStyleConfiguration CustomNSError Data DataProtocol Date DateComponents \
    DateComponentsFormatter DateFormatter DateInterval DateIntervalFormatter Decimal \
    DecodableWithConfiguration DescriptiveNumberFormatConfiguration Dimension DiscreteFormatStyle \
    EncodableWithConfiguration EnergyFormatter Expression FloatingPointFormatStyle \
    FloatingPointParseStrategy FormatStyle FormatStyleCapitalizationContext Formatter \
    ISO8601DateFormatter IndexPath IndexSet IntegerFormatStyle IntegerParseStrategy JSONDecoder \
    JSONEncoder JSONSerialization KeyPathComparator LengthFormatter ListFormatStyle Locale \
    LocalizedError MassFormatter Measurement MutableDataProtocol NSAffineTransform \
    NSAttributedString NSCache NSCacheDelegate NSCalendar NSCharacterSet NSCondition \
    NSConditionLock NSCopying NSCountedSet NSDate NSDateComponents NSDateInterval NSDecimalNumber \
    NSDecimalNumberHandler NSEdgeInsets NSEnumerator NSError NSExceptionName NSIndexPath NSIndexSet \
    NSLocale NSLock NSLocking NSMakeRange NSMaxRange NSLocationInRange NSIntersectionRange \
    NSUnionRange NSMeasurement NSMutableAttributedString NSMutableCharacterSet NSMutableCopying \
    NSMutableIndexSet NSMutableOrderedSet NSMutableSet NSMutableString NSNotFound NSNotification \
    NSNull NSNumber NSObject NSObjectProtocol NSOrderedSet NSPersonNameComponents NSRange \
    NSRecursiveLock NSRegularExpression NSSet NSSortDescriptor NSString NSTextCheckingResult \
    NSTimeZone NSUUID NSValue Notification NotificationCenter NumberFormatStyleConfiguration \
    NumberFormatter ObjCBool OptionalComparator \
    ParseStrategy ParseableFormatStyle PersonNameComponents PersonNameComponentsFormatter Predicate \
    Progress PropertyListDecoder PropertyListEncoder PropertyListSerialization QualityOfService \
    RecoverableError ReferenceConvertible Scanner SortComparator SortDescriptor SortOrder \
    StringStyle StringTransform TimeInterval TimeZone URL URLComponents URLError URLQueryItem \
    UUID Unit UnitConverter UnitConverterLinear _NSRange _BridgedNSError __BridgedNSError \
    _BridgedStoredNSError _ErrorCodeProtocol _ObjectiveCBridgeableError _NSNumberInitializer \
    _StructBridgeable _StructTypeBridgeable __DataStorage NSMakePoint NSMakeRect NSMakeSize pow NSLog \
    NSPredicate NSComparisonPredicate NSCompoundPredicate NSStringFromRange
    """
  )
  private static let foundationPrefixes = [
    "Attribut", "CG", "Discontiguous", "Inflection", "Morphology", "Predicate", "StandardPredicate",
    "Unit", "_convert", "_getError",
  ]

  /// Whether it is a part of Foundation that starts concurrent work, but does not reach outside the
  /// program.
  static func startsWork(ofFoundation type: Substring) -> Bool {
    timed.contains(String(type)) || queues.contains(String(type))
  }
  /// Notifications that are delivered in a task.
  static let delivered: Set<Substring> = ["AsyncMessage", "MainActorMessage"]
  /// Types that only call closures that the compiler has checked to be Sendable.
  private static let timed: Set<String> = ["RunLoop", "Timer"]
  /// Types whose subclasses are Sendable by inheritance, whatever they contain.
  private static let queues: Set<String> = ["BlockOperation", "Operation", "OperationQueue"]

  /// Whether this type of Foundation may be used concurrently.
  ///
  /// The list is short because many types that Foundation declares Sendable are not safe:
  /// `NSLock.name` is a plain variable; `JSONEncoder.userInfo`, `AttributedString` and
  /// `NSError.userInfo` carry any object; `Operation`, `Progress` and `Unit` can be subclassed. A
  /// script selected, from all Sendable types of Foundation, the value types that contain no class
  /// and no `Any`, and the types that format them.
  static func allowsShared(ofFoundation type: Substring) -> Bool {
    shared.contains(String(type)) || timed.contains(String(type))
  }
  private static let shared: Set<String> = words(
    """
    ByteCountFormatStyle CGFloat CGPoint CGRect CGSize Calendar CharacterSet ComparisonResult Data \
    DataProtocol Date DateComponents DateInterval Decimal FloatingPointFormatStyle FormatStyle \
    ContiguousBytes IndexPath IndexSet IntegerFormatStyle ListFormatStyle Locale LocalizedError \
    NSNotFound NSObject NSRange NumberFormatStyleConfiguration ParseStrategy ParseableFormatStyle \
    SortOrder StringStyle StringTransform TimeInterval TimeZone URL URLComponents URLQueryItem UUID \
    _NSRange pow
    """
  )

  /// A member that Foundation adds to any type of Swift or Foundation, and that reads, writes or
  /// finds files. With its readable name, and its names in sources.
  ///
  /// `URL` asks the file system whether a path is a folder. A sandbox has few files, so the answer
  /// would reveal that a check is running.
  static func forbiddenMember(of symbol: LibrarySymbol) -> (shown: String, names: [String])? {
    guard symbol.text.contains("Foundation") else { return nil }
    for (name, label) in symbol.functions {
      if ["appendPathComponent", "appendingPathComponent"].contains(name),
        !symbol.text.contains("isDirectory: ")
      {
        return ("\(name)(_:)", [String(name)])
      }
      if ["init", "__allocating_init"].contains(name), label.hasPrefix("contentsOf") {
        return ("init(\(label):)", [String(label)])
      }
      if name == "init", label.hasPrefix("fileURL") || label == "filePath" {
        return ("init(\(label):)", [String(label)])
      }
      if name == "write", label.hasPrefix("to") { return ("write(\(label):)", [String(name)]) }
      if fileMembers.contains(String(name)) { return (String(name), [String(name)]) }
    }
    if symbol.text.contains("directoryHint: "), let function = symbol.functions.first {
      return ("\(function.name)(\(function.label):)", [String(function.name)])
    }
    let property = SourcePolicy.foundation.flatMap(symbol.paths).flatMap(\.self)
      .first { fileMembers.contains(String($0)) }
    return property.map { (String($0), [String($0)]) }
  }

  /// The members of `FileHandle` other than `write`. Calls of a class's methods leave no symbol, so
  /// we look for these names in sources whose object needs the class.
  static let membersOfFileHandle = [
    "acceptConnectionInBackgroundAndNotify", "availableData", "closeFile", "fileDescriptor",
    "offsetInFile", "readData", "readDataToEndOfFile", "readInBackgroundAndNotify",
    "readToEnd", "readToEndOfFileInBackgroundAndNotify", "readabilityHandler", "seekToEnd",
    "seekToEndOfFile", "truncateFile", "upToCount", "waitForDataInBackgroundAndNotify",
    "writeabilityHandler",
  ]

  private static let fileMembers: Set<String> = [
    "resourceValues", "setResourceValues", "checkResourceIsReachable", "resolvingSymlinksInPath",
    "resolveSymlinksInPath", "bookmarkData", "completePath", "promisedItemResourceValues",
    "standardizedFileURL", "standardizeFileURL", "homeDirectory", "temporaryDirectory",
    "currentDirectory", "expandingTildeInPath", "abbreviatingWithTildeInPath",
    "standardizingPath",
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
