/// Rules for names of the library that begin with an underscore.
///
/// A submission may declare such names. That lifts no rule: a name that its source contains and
/// that its object needs from a library is judged here, too.
enum PrivateNames {
  /// Whether the compiler itself uses the name in ordinary programs.
  ///
  /// A script learned these names from the objects of all exercises' stubs, solutions, variants and
  /// mistakes, of the scenarios that are right, and of 300 lines that use most of Swift's library,
  /// Foundation, Observation, RegexBuilder and concurrency: 6,500 symbols of 242 programs.
  static func isOrdinary(_ word: Substring) -> Bool { ordinary.contains(String(word)) }

  private static let ordinary: Set<String> = words(
    """
    _ArrayProtocol _Atomic8BitStorage _Atomic16BitStorage _Atomic32BitStorage _Atomic64BitStorage \
    _Atomic128BitStorage _AtomicStorage _BridgedNSError _BridgedStoredNSError _ContiguousArrayBuffer \
    _DictionaryStorage _ErrorCodeProtocol _ExpressibleByBuiltinBooleanLiteral \
    _ExpressibleByBuiltinExtendedGraphemeClusterLiteral _ExpressibleByBuiltinFloatLiteral \
    _ExpressibleByBuiltinIntegerLiteral _ExpressibleByBuiltinStringLiteral \
    _ExpressibleByBuiltinUnicodeScalarLiteral _ExpressibleByColorLiteral _MutexHandle _NSRange \
    _ObjectiveCBridgeableError _RegexFactory _Representation _SetStorage _StringGuts \
    _UnicodeEncoding __RawDictionaryStorage __RawSetStorage __abi__assumeIsolated \
    __allocating_init __deallocating_deinit _allocateBufferUninitialized _allocateUninitialized \
    _allocateUninitializedArray _assertionFailure _bridgeAnythingToObjectiveC _bridgeToObjectiveC \
    _cfTypeID _checkIndex _code _conditionallyBridgeFromObjectiveC _convertErrorToNSError \
    _convertToAnyHashable _copyContents _copyToContiguousArray _createEmpty \
    _customContainsEquatableElement _customIndexOfEquatableElement \
    _customLastIndexOfEquatableElement _customRemoveLast _deallocateUninitializedArray \
    _diagnoseUnexpectedEnumCase _diagnoseUnexpectedEnumCaseValue _diagnoseUnexpectedNilOptional \
    _domain _endMutation _errorInMain _expectEnd _failEarlyRangeCheck _fatalErrorMessage _finalize \
    _finalizeUninitializedArray _findStringSwitchCase _findStringSwitchCaseWithCache \
    _forceBridgeFromObjectiveC _getCount _getElement _hasContiguousBytes _hashValue \
    _hoistableIsNativeTypeChecked _lock _lockSlow _lowWord _raw _rawHashValue _roundSlowPath _step \
    _stdlib_isOSVersionAtLeast _stdlib_isOSVersionAtLeast_AEIC \
    _stdlib_isOSVersionAtLeastOrVariantVersionAtLeast _toCustomAnyHashable _typeName \
    _unconditionallyBridgeFromObjectiveC _undefinedLazilyMake _unexpectedError \
    _unimplementedInitializer _unlock _unlockSlow _userInfo \
    _withUnsafeMutableBufferPointerIfSupported _writeASCII _writeBackMutableSlice
    """)

  /// Whether a submission may not even declare this name. Either the library calls a function with
  /// this name (`_copyContents` says how much of an array is initialised), or a use of it leaves no
  /// symbol in the object, or only one that ordinary objects have as well.
  ///
  /// Made from the toolchain's `.swiftinterface` files: the public names of Swift, _Concurrency,
  /// Synchronization, Observation, _StringProcessing and RegexBuilder that are `@_transparent`,
  /// protocol requirements, or ordinary (see above). Leaves out names that only compute (`_log`),
  /// or whose values only the compiler has (`_value`).
  static func isNobodys(_ name: String) -> Bool { nobodys.contains(name) }

  private static let nobodys: Set<String> = words(
    """
    _COWBufferForReading _abiEnableAwaitContinuation _allocateBufferUninitialized \
    _allocateUninitialized _allocateUninitializedArray _assertionFailure \
    _baseAddressIfContiguous _bridgeAnythingToObjectiveC _bridgeToObjectiveC _cVarArgAlignment \
    _cVarArgEncoding _cVarArgObject _canBeClass _cfTypeID _checkExpectedExecutor \
    _conditionallyBridgeFromObjectiveC _convertConstArrayToPointerArgument \
    _convertConstStringToUTF8PointerArgument _convertErrorToNSError \
    _convertInOutToPointerArgument _convertMutableArrayToPointerArgument \
    _convertPointerToPointerArgument _convertToAnyHashable _copyContents _copyToContiguousArray \
    _createEmpty _customContainsEquatableElement _customIndexOfEquatableElement \
    _customLastIndexOfEquatableElement _deallocateUninitializedArray _deconstructUTF8 \
    _diagnoseUnexpectedEnumCase _diagnoseUnexpectedEnumCaseValue _diagnoseUnexpectedNilOptional \
    _endMutation _errorInMain _expectEnd _failEarlyRangeCheck _fatalErrorMessage \
    _finalizeUninitializedArray _findStringSwitchCase _findStringSwitchCaseWithCache _fixLifetime \
    _forEachField _forEachFieldWithKeyPath _forceBridgeFromObjectiveC _getElement \
    _getGlobalStringTablePointer _getTypeName _getUnsafePointerToStoredProperties _guts \
    _hoistableIsNativeTypeChecked _identityCast _isBitwiseTakable _isConcrete _isPOD \
    _isUnique_native _isWellAligned _lockSlow _mangledTypeName _onFastPath _openExistential \
    _overrideLifetime _playgroundPrintHook _providesContiguousBytesNoCopy _rawHashValue \
    _roundSlowPath _specialize _stdlib_atomicAcquiringInitializeARCRef \
    _stdlib_atomicAcquiringLoadARCRef _stdlib_atomicCompareExchangeStrongPtr \
    _stdlib_atomicInitializeARCRef _stdlib_atomicLoadARCRef _stdlib_isOSVersionAtLeast \
    _swiftifyOverrideLifetime _toCustomAnyHashable _typeByName _typeName \
    _unconditionallyBridgeFromObjectiveC _unexpectedError _unimplementedInitializer \
    _unlockSlow _unsafeLock _unsafePerformance _unsafeReferenceCast _unsafeTryLock \
    _unsafeUncheckedDowncast _unsafeUninitializedCapacity _unsafeUnlock \
    _withUnprotectedUnsafeBytes _withUnprotectedUnsafeMutableBytes \
    _withUnprotectedUnsafeMutablePointer _withUnprotectedUnsafePointer \
    _withUnprotectedUnsafeTemporaryAllocation _withUnsafeGuaranteedRef \
    _withUnsafeMutableBufferPointerIfSupported _writeASCII _writeBackMutableSlice
    """)

  /// Whether the compiler itself calls declarations of the library with this label.
  static func isOrdinary(label: Substring) -> Bool { labels.contains(String(label)) }

  private static let labels: Set<String> = words(
    """
    _builtinBooleanLiteral _builtinExtendedGraphemeClusterLiteral _builtinFloatLiteral \
    _builtinIntegerLiteral _builtinStringLiteral _builtinUnicodeScalarLiteral _regexString _seed \
    _unsafeElements _unsafeStart
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
