import CourseModel

/// The parts of libraries that ordinary answers use.
///
/// Learned by script from the objects of all exercises' stubs, solutions, variants and mistakes,
/// and from the honest programs of the tests (`UncommonPartTests`). The grader only flags a part
/// that is missing here, so the lists may stay short: no pointers, memory layouts, reflection,
/// locks, regular expressions, no clocks.
enum EverydayParts {
  /// Whether a declaration of this name, or a member of a type with this name, is ordinary.
  static func allows(_ name: String, of module: String, with admission: Admission) -> Bool {
    if name.hasPrefix("_") {
      return PrivateNames.isOrdinary(Substring(name)) || casts.contains(name)
    }
    switch module {
    // Swift mangles parts of the library of tasks as its own: `ScM` is `Swift.MainActor`.
    case "Swift", "_Concurrency", "_StringProcessing":
      return swift.contains(name) || (admission.allowsTasks && tasks.contains(name))
    case "Synchronization", "RegexBuilder": return false
    case "MiniCocoa": return !instruments.contains(name)
    case _ where SourcePolicy.foundation.contains(module):
      return foundation.contains(name) || foundationPrefixes.contains { name.hasPrefix($0) }
    default: return true
    }
  }

  /// Whether this function of C or of Swift's runtime is ordinary.
  static func allows(function: String, with admission: Admission) -> Bool {
    if SymbolLists.isMathematics(function) || functions.contains(function) { return true }
    guard function.contains("swift_") else { return false }
    return !LibraryParts.isOfTasks(function) || isolation.contains(function)
      || admission.allowsTasks
  }

  /// Attributes without their `@`, those of Apple's systems among them.
  static let attributes = words(
    """
    Dynamic GestureState IBAction IBDesignable IBInspectable IBOutlet MainActor Observable ObservationIgnored \
    Published Sendable autoclosure available concurrent discardableResult dynamicCallable \
    dynamicMemberLookup escaping globalActor inline main nonobjc objc objcMembers preconcurrency \
    propertyWrapper resultBuilder retroactive testable unknown warn_unqualified_access
    """)

  private static let swift = words(
    """
    Actor AdditiveArithmetic AnyBidirectionalCollection AnyCollection AnyHashable AnyIndex AnyIterator \
    AnyKeyPath AnyObject AnyRandomAccessCollection AnySequence Array ArraySlice \
    BidirectionalCollection BinaryFloatingPoint BinaryInteger BitwiseCopyable Bool CaseIterable \
    Character ClosedRange Codable CodingKey CodingUserInfoKey Collection CollectionDifference \
    CollectionOfOne Comparable ContiguousArray Copyable CustomDebugStringConvertible \
    CustomStringConvertible Decodable Decoder DecodingError DefaultIndices \
    DefaultStringInterpolation Dictionary Double DropFirstSequence DropWhileSequence Duration \
    DurationProtocol EmptyCollection Float16 Encodable Encoder EncodingError EnumeratedSequence Equatable \
    Error Escapable ExpressibleByArrayLiteral ExpressibleByBooleanLiteral \
    ExpressibleByDictionaryLiteral ExpressibleByExtendedGraphemeClusterLiteral \
    ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByNilLiteral \
    ExpressibleByStringInterpolation ExpressibleByStringLiteral \
    ExpressibleByUnicodeScalarLiteral FixedWidthInteger FlattenSequence Float FloatingPoint \
    FloatingPointRoundingRule FloatingPointSign GlobalActor Hashable Hasher Identifiable IndexingIterator Int \
    Int128 Int16 Int32 Int64 Int8 IteratorProtocol IteratorSequence JoinedSequence KeyPath KeyValuePairs \
    KeyedDecodingContainer KeyedEncodingContainer LazyCollection LazyCollectionProtocol \
    LazyDropWhileSequence LazyFilterSequence LazyMapSequence LazyPrefixWhileSequence LazySequence \
    LazySequenceProtocol LosslessStringConvertible MainActor MutableCollection Never Numeric \
    ObjectIdentifier OptionSet Optional PartialKeyPath PartialRangeFrom PartialRangeThrough \
    PartialRangeUpTo PrefixSequence RandomAccessCollection RandomNumberGenerator Range \
    RangeExpression RangeReplaceableCollection RangeSet RawRepresentable \
    ReferenceWritableKeyPath Repeated Result ReversedCollection Sendable Sequence Set SetAlgebra \
    SignedInteger SignedNumeric SingleValueDecodingContainer SingleValueEncodingContainer Slice \
    StaticString StrideThrough StrideThroughIterator StrideTo StrideToIterator Strideable String StringInterpolationProtocol \
    StringProtocol Substring SystemRandomNumberGenerator TextOutputStream TextOutputStreamable \
    UInt UInt128 UInt16 UInt32 UInt64 UInt8 UnboundedRange_ UnfoldSequence Unicode UnownedSerialExecutor UnkeyedDecodingContainer \
    UnkeyedEncodingContainer UnsignedInteger WritableKeyPath Zip2Sequence abs assert \
    assertionFailure debugPrint fatalError isKnownUniquelyReferenced max min numericCast precondition preconditionFailure print \
    repeatElement sequence stride swap type withExtendedLifetime zip
    """)

  /// The functions that the compiler calls to cast collections, and to ask on which actor code
  /// runs.
  private static let casts = words(
    """
    _arrayConditionalCast _arrayForceCast _checkExpectedExecutor _dictionaryDownCast \
    _dictionaryDownCastConditional _dictionaryUpCast _setDownCast _setDownCastConditional _setUpCast
    """)

  /// The parts of tasks, for exercises that allow them.
  private static let tasks = words(
    """
    AsyncIteratorProtocol AsyncSequence AsyncStream AsyncThrowingStream CancellationError \
    CheckedContinuation Clock ContinuousClock SuspendingClock Task TaskGroup TaskPriority \
    ThrowingTaskGroup withCheckedContinuation withCheckedThrowingContinuation \
    withTaskCancellationHandler withTaskGroup withThrowingTaskGroup
    """)

  /// The parts of MiniCocoa that let time pass, work wait, or an application run. The right answers
  /// of an exercise about these use them.
  private static let instruments = words(
    "Application Locked ManualClock OperationQueue Scheduler SystemClock Timer")

  private static let foundation = words(
    """
    ByteCountFormatStyle ByteCountFormatter Calendar CharacterSet ComparisonResult Data \
    DataProtocol Date DateComponents DateComponentsFormatter DateFormatter DateInterval \
    DateIntervalFormatter Decimal DecodableWithConfiguration EncodableWithConfiguration \
    FloatingPointFormatStyle FormatStyle Formatter IndexPath IndexSet IntegerFormatStyle \
    ISO8601DateFormatter JSONDecoder KeyPathComparator NSCountedSet NSOrderedSet Scanner JSONEncoder ListFormatStyle Locale LocalizedError \
    Measurement MeasurementFormatter Notification NSError NSNotFound NSNumber NSObject \
    NSObjectProtocol NSRange NSString NumberFormatStyleConfiguration NumberFormatter \
    ParseableFormatStyle ParseStrategy pow ReferenceConvertible SortComparator SortDescriptor \
    SortOrder StringStyle TimeInterval TimeZone URL URLComponents URLQueryItem UUID
    """)
  private static let foundationPrefixes = ["Attribut", "CG", "Dimension", "Unit"]

  private static let functions = words(
    """
    __divti3 __modti3 __muloti4 __multi3 __tls_get_addr __udivti3 __umodti3 \
    _GLOBAL_OFFSET_TABLE_ bzero _swiftEmptyArrayStorage free malloc memcmp memcpy memmove memset strlen
    """)

  /// The functions that the compiler calls to ask on which actor code runs.
  private static let isolation = words(
    """
    swift_task_checkIsolated swift_task_getMainExecutor swift_task_isCurrentExecutor \
    swift_task_isCurrentExecutorWithFlags swift_task_reportUnexpectedExecutor
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
