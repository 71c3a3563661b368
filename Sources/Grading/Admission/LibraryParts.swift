/// Parts of Swift's library that a submission may not use, identified by symbol. The object names
/// them even if the source uses an alias, a subclass or a key path.
///
/// A script made the lists for 6.3.1: it tried each public declaration of the toolchain's
/// `.swiftinterface` files that concerns tasks or hands out memory under `-strict-memory-safety`,
/// and listed those that the compiler accepts (docs/admission.md).
enum LibraryParts {
  /// The reason why a declaration is not allowed.
  enum Concern: Equatable {
    /// It exposes uninitialised memory, or replaces code of Swift's library.
    case memory(String)
    /// It starts work concurrently with its caller.
    case concurrency(String)
    /// It tells who runs the code.
    case watching(String)
  }

  /// The concern about the declaration with this path below its module; nil if it is allowed.
  static func concern(about names: [Substring]) -> Concern? {
    guard let first = names.first.map(String.init) else { return nil }
    let second = names.count > 1 ? String(names[1]) : nil
    if memory.contains(first) || freed.contains(first) { return .memory(first) }
    if executors.contains(first) { return .memory(first) }
    if starters.contains(first) { return .concurrency(first) }
    if first == "AsyncSequence" || first == "Observations" { return nil }
    guard let second else { return nil }
    if spans.contains(second) { return .memory(second) }
    if (first == "Actor" || first == "MainActor"), executing.contains(second) {
      return .memory("\(first).\(second)")
    }
    guard first == "Task" else { return nil }
    if telling.contains(second) { return .watching("Task.\(second)") }
    return ofTask.contains(second) ? nil : .concurrency(second.isOfInit ? "Task" : "Task.\(second)")
  }

  /// Declarations that expose uninitialised memory, but that the compiler does not consider unsafe.
  /// For example, `ManagedBuffer.create` passes out the buffer before its header is initialised.
  static let memory: Set<String> = [
    "ManagedBuffer", "ManagedBufferPointer", "OutputRawSpan", "OutputSpan", "UnsafeContinuation",
    "UnsafeCurrentTask", "UnsafeThrowingContinuation", "withUnsafeContinuation",
    "withUnsafeCurrentTask", "withUnsafeThrowingContinuation",
  ]

  /// The same, by names that a learner may use for other declarations: a span believes a range
  /// whose upper bound is below its lower one.
  private static let freed: Set<String> = [
    "MutableRawSpan", "MutableSpan", "RawSpan", "Span", "UTF8Span",
  ]

  /// The types that keep an iterator in an object of the library's, which is compiled without
  /// checks of exclusive access: `next()`, called inside itself, frees the memory it has lent out.
  /// The library makes some parts itself, such as a mirror's children, without calling other code.
  private static let boxes = [
    "AnyBidirectionalCollection", "AnyCollection", "AnyIterator", "AnyRandomAccessCollection",
    "AnySequence",
  ]

  /// The type of `boxes` that this symbol makes of an iterator or a collection; nil if it makes none.
  /// `AnyIterator { … }` keeps a closure, whose variables the compiler watches.
  static func box(madeBy symbol: LibrarySymbol) -> String? {
    let text = symbol.text
    return boxes.first { text.hasPrefix("Swift.\($0).init<") }
      ?? (text.contains("Swift._IteratorBox<") && !text.contains("_ClosureBasedIterator")
        ? "AnyIterator" : nil)
  }

  /// The properties of Swift's collections that return a span.
  private static let spans: Set<String> = [
    "bytes", "mutableBytes", "mutableSpan", "span", "utf8Span",
  ]

  /// The collections of the library that call a closure whenever they are traversed.
  static let lazyTypes = [
    "LazyDropWhileSequence", "LazyFilterSequence", "LazyMapSequence", "LazyPrefixWhileSequence",
  ]
  /// The types, as symbols name them, whose `replaceSubrange` traverses the replacement twice.
  static let replacedTypes = [
    "Foundation.Data.", "FoundationEssentials.Data.", "Swift.RangeReplaceableCollection.",
    "Swift.String.", "Swift.Substring.",
  ]

  /// Whether a type of a submission may adopt this protocol of Swift's library.
  ///
  /// The library trusts each conformance, and moves memory by it: with a collection whose `count`
  /// is below zero, `Array.replaceSubrange` writes before the array. So this is a list of the
  /// protocols that ordinary programs adopt, and with which the library trusts nothing but a value.
  static func allowsConformance(to name: Substring) -> Bool { adopted.contains(name) }

  private static let adopted: Set<Substring> = [
    "Actor", "AdditiveArithmetic", "AsyncIteratorProtocol", "AsyncSequence", "CaseIterable",
    "Clock",
    "CodingKey", "CodingKeyRepresentable", "Comparable", "CustomDebugStringConvertible",
    "CustomLeafReflectable", "CustomPlaygroundDisplayConvertible", "CustomReflectable",
    "CustomStringConvertible", "Decodable", "DurationProtocol", "Encodable", "Equatable", "Error",
    "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByDictionaryLiteral",
    "ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByFloatLiteral",
    "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral", "ExpressibleByStringInterpolation",
    "ExpressibleByStringLiteral", "ExpressibleByUnicodeScalarLiteral", "GlobalActor", "Hashable",
    "Identifiable", "InstantProtocol", "IteratorProtocol", "LosslessStringConvertible", "Numeric",
    "Observable", "OptionSet", "RandomNumberGenerator", "RawRepresentable", "Sendable", "Sequence",
    "SetAlgebra", "SignedNumeric", "StringInterpolationProtocol", "TextOutputStream",
    "TextOutputStreamable", "BitwiseCopyable", "Copyable", "Escapable", "SendableMetatype",
  ]

  /// The types that decide where jobs run: an executor that lies about it lets two of them into an
  /// actor.
  private static let executors: Set<String> = [
    "Executor", "ExecutorFactory", "ExecutorJob", "Job", "JobPriority", "MainExecutor",
    "PartialAsyncTask", "PlatformExecutorFactory", "RunLoopExecutor", "SchedulingExecutor",
    "SerialExecutor", "TaskExecutor", "UnimplementedMainExecutor", "UnimplementedTaskExecutor",
    "UnownedJob", "UnownedTaskExecutor", "globalConcurrentExecutor",
    "withTaskExecutorPreference", "withTaskPriorityEscalationHandler",
  ]
  private static let executing: Set<String> = ["enqueue", "executor", "withSerialExecutor"]

  /// Declarations that start concurrent work, or are only useful with it.
  private static let starters: Set<String> = [
    "DiscardingTaskGroup", "TaskGroup", "ThrowingDiscardingTaskGroup", "ThrowingTaskGroup",
    "async", "asyncDetached", "detach", "withDiscardingTaskGroup", "withTaskGroup",
    "withThrowingDiscardingTaskGroup", "withThrowingTaskGroup",
  ]

  /// The name and the priority of the task that runs a check.
  private static let telling: Set<String> = [
    "basePriority", "currentPriority", "escalatePriority", "name", "priority",
  ]

  /// The members of `Task` with which code waits, or asks whether it is cancelled.
  private static let ofTask: Set<String> = ["checkCancellation", "isCancelled", "sleep", "yield"]

  /// Whether it is not a runtime function for tasks, or one that ordinary code without tasks needs:
  /// for actors, calls of other actors, continuations.
  static func startsNothing(_ function: String) -> Bool {
    !isOfTasks(function) || passive.contains(function)
  }

  /// Whether it is a runtime function for tasks, actors or executors.
  static func isOfTasks(_ function: String) -> Bool {
    concurrent.contains { function.hasPrefix($0) }
  }

  private static let concurrent = [
    "swift_task", "swift_async", "swift_job", "swift_continuation", "swift_defaultActor",
    "swift_nonDefaultDistributedActor", "swift_distributed", "swift_executor", "swift_concurrency",
    "swift_createExecutors", "_swift_createJob", "_swift_concurrency", "_swift_task",
    "swift_sleep", "_swift_async",
  ]
  private static let passive: Set<String> = [
    "swift_continuation_await", "swift_continuation_init", "swift_continuation_resume",
    "swift_continuation_throwingResume", "swift_continuation_throwingResumeWithError",
    "swift_defaultActor_deallocate", "swift_defaultActor_deallocateResilient",
    "swift_defaultActor_destroy", "swift_defaultActor_initialize",
    "swift_task_addCancellationHandler", "swift_task_alloc", "swift_task_checkIsolated",
    "swift_task_dealloc", "swift_task_dealloc_through", "swift_task_getMainExecutor",
    "swift_task_isCancelled", "swift_task_isCurrentExecutor",
    "swift_task_isCurrentExecutorWithFlags", "swift_task_removeCancellationHandler",
    "swift_task_reportUnexpectedExecutor", "swift_task_switch",
  ]
  /// Whether even an exercise with tasks does not need it: donating threads, other executors, names.
  static func isForNobody(_ function: String) -> Bool {
    guard !startsNothing(function) else { return false }
    return !active.contains { function.hasPrefix($0) }
  }
  private static let active = [
    "swift_taskGroup_", "swift_asyncLet_", "swift_task_create", "swift_task_cancel",
    "swift_task_deinitOnExecutor", "swift_task_future_wait", "swift_task_immediate",
    "swift_task_startOnMainActor",
  ]
}

extension String {
  fileprivate var isOfInit: Bool { self == "init" || self == "__allocating_init" }
}
