import CourseModel
import Execution
import Foundation
import GradingTestSupport
import Testing

@testable import Grading

/// The lists of Swift's library, compared with the installed toolchain: a new one may have names
/// that are not in the lists.
@Suite("Swift's library")
struct LibraryPartsTests {
  /// The public names of _Concurrency that start nothing and observe nothing.
  private static let passive: Set<Substring> = [
    "Actor", "AnyActor", "AsyncCompactMapSequence", "AsyncDropFirstSequence",
    "AsyncDropWhileSequence", "AsyncFilterSequence", "AsyncFlatMapSequence",
    "AsyncIteratorProtocol", "AsyncMapSequence", "AsyncPrefixSequence",
    "AsyncPrefixWhileSequence", "AsyncSequence", "AsyncStream", "AsyncThrowingCompactMapSequence",
    "AsyncThrowingDropWhileSequence", "AsyncThrowingFilterSequence",
    "AsyncThrowingFlatMapSequence", "AsyncThrowingMapSequence",
    "AsyncThrowingPrefixWhileSequence", "AsyncThrowingStream", "CancellationError",
    "CheckedContinuation", "Clock", "ContinuousClock", "GlobalActor", "MainActor",
    "SuspendingClock", "Task", "TaskLocal", "TaskPriority", "UnownedSerialExecutor",
    "extractIsolation", "isolation", "withCheckedContinuation", "withCheckedThrowingContinuation",
    "withTaskCancellationHandler",
  ]
  private static let ofTask: Set<Substring> = [
    "checkCancellation", "isCancelled", "sleep", "yield",
  ]

  @Test("is known, name by name, as far as it is about concurrency")
  func knowsConcurrency() throws {
    let names = try Self.names(
      of: "_Concurrency", at: 0, after: "func|struct|class|enum|protocol|actor")
    try #require(names.count > 60)
    for name in names where !name.hasPrefix("_") && !name.hasPrefix("swift_") {
      let isPassive = Self.passive.contains(name)
      #expect(isPassive == (LibraryParts.concern(about: [name]) == nil), "\(name)")
    }
  }

  @Test("starts work or tells who is there by all members of Task but four")
  func knowsTask() throws {
    let names = try Self.names(
      of: "_Concurrency", at: 2, after: "func", within: "extension _Concurrency.Task ")
    try #require(names.count > 8)
    for name in names.union(["init", "name", "currentPriority", "value"]) {
      let isPassive = Self.ofTask.contains(name)
      #expect(isPassive == (LibraryParts.concern(about: ["Task", name]) == nil), "\(name)")
    }
  }

  /// Returns the public names that an interface declares at some indentation.
  private static func names(
    of module: String, at depth: Int, after keywords: String, within scope: String? = nil
  ) throws -> Set<Substring> {
    let folder = try TestMachine.toolchain().libraries + "/\(module).swiftmodule"
    let file = "\(folder)/\(Toolchain.architecture)-unknown-linux-gnu.swiftinterface"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let pattern = try Regex(
      "public.* (?:\(keywords)) ([A-Za-z_]+)", as: (Substring, Substring).self)
    var isInside = scope == nil
    var names: Set<Substring> = []
    for line in text.split(separator: "\n") {
      if let scope, !line.hasPrefix(" ") { isInside = line.contains(scope) }
      guard isInside, line.prefix(while: { $0 == " " }).count == depth,
        let match = line.firstMatch(of: pattern)
      else { continue }
      names.insert(match.output.1)
    }
    return names
  }

  /// The judge that refuses access to memory.
  enum Judge { case compiler, rule, nobody }

  @Test("shows no memory that is not initialised")
  func knowsMemory() async throws {
    let table = Self.memory
    let folder = try TestMachine.emptyFolder()
    let file = folder.appending(path: "Memory.swift")
    let text =
      "import Foundation; import Synchronization\n" + table.map(\.0).joined(separator: "\n")
    try Data(text.utf8).write(to: file)
    let toolchain = try TestMachine.toolchain()
    let command = Command(
      toolchain.frontend,
      [
        "-frontend", "-typecheck", file.path, "-module-name", "Unit", "-parse-as-library",
        "-swift-version", "6", "-strict-memory-safety", "-Werror", "StrictMemorySafety",
        "-diagnostic-style", "llvm", "-no-color-diagnostics", "-module-cache-path",
        TestMachine.folder.appending(path: "modules").path,
      ], environment: toolchain.environment)
    let executor = Executor(sandbox: NoSandbox(), cancellation: try Cancellation())
    let completion = try await TestMachine.withPermit { try executor.run(command) }
    let policy = SourcePolicy(for: try TestMachine.exercise("ColorPicker"), toolchain: toolchain)

    for (index, (source, judge)) in table.enumerated() {
      let errors = completion.errorText.split(separator: "\n")
        .filter { $0.hasPrefix("\(file.path):\(index + 2):") && $0.contains(": error: ") }
      let reading = SourceReading([SourceFile("A.swift", source)], under: policy)
      #expect(errors.allSatisfy { $0.hasSuffix("[#StrictMemorySafety]") }, "\(errors)")
      switch judge {
      case .compiler: #expect(!errors.isEmpty, "\(source)")
      case .rule: #expect(errors.isEmpty && !reading.refusals.isEmpty, "\(source)")
      case .nobody: #expect(errors.isEmpty && reading.refusals.isEmpty, "\(source)")
      }
    }
  }
}

extension LibraryPartsTests {
  /// Functions of Swift's library and Foundation that take or return pointers, buffers and spans.
  /// They were found by a script in the interfaces and tried out; this shows if a new toolchain
  /// judges differently.
  static let memory: [(String, Judge)] = [
    (#"func a1() -> [Int] { Array(unsafeUninitializedCapacity: 4) { b, c in c = 4 } }"#, .compiler),
    (#"func a2() -> String { String(unsafeUninitializedCapacity: 4) { b in 4 } }"#, .compiler),
    (
      #"func a3() -> Int { withUnsafeTemporaryAllocation(of: Int.self, capacity: 4) { $0[0] } }"#,
      .compiler
    ),
    (
      #"func a6() -> ManagedBuffer<Int, Int> { ManagedBuffer<Int, Int>.create(minimumCapacity: 1) { $0.header } }"#,
      .rule
    ),
    (
      #"func a7() -> Int { var p = ManagedBufferPointer<Int, Int>(bufferClass: D.self, minimumCapacity: 1) { _, _ in 1 }; return p.header }; final class D {}"#,
      .rule
    ),
    (#"func a8() -> InlineArray<3, Int> { InlineArray { (s: inout OutputSpan<Int>) in } }"#, .rule),
    (#"func a9() -> InlineArray<3, Int> { InlineArray { (i: Int) in i } }"#, .nobody),
    (
      #"func b1() -> [Int] { Array(capacity: 4) { (s: inout OutputSpan<Int>) in s.append(1) } }"#,
      .rule
    ),
    (#"func b2() -> [Int] { Array(capacity: 4) { s in s.append(1) } }"#, .nobody),
    (
      #"func b3(_ r: Range<Int>, _ a: [Int]) -> ArraySlice<Int> { a[Range(uncheckedBounds: (lower: 9, upper: 1))] }"#,
      .compiler
    ),
    (#"func b4() -> Unmanaged<D2> { Unmanaged.passRetained(D2()) }; final class D2 {}"#, .compiler),
    (#"func b5(_ a: [Int]) -> Int? { a.withContiguousStorageIfAvailable { $0[9] } }"#, .compiler),
    (
      #"func b6(_ a: inout [Int]) -> Int? { a.withContiguousMutableStorageIfAvailable { $0[9] } }"#,
      .compiler
    ),
    (#"func b7(_ a: [Int]) -> Int { a.span[unchecked: 9] }"#, .compiler),
    (#"func b8(_ a: inout [Int]) { var s = a.mutableSpan; s[unchecked: 9] = 1 }"#, .compiler),
    (#"func b9(_ a: InlineArray<3, Int>) -> Int { a[unchecked: 9] }"#, .compiler),
    (#"func c1(_ a: Int?) -> Int { a.unsafelyUnwrapped }"#, .compiler),
    (
      #"func c2() async -> Int { await withUnsafeContinuation { $0.resume(returning: 1); $0.resume(returning: 2) } }"#,
      .compiler
    ),
    (#"func c3() { withUnsafeCurrentTask { print($0?.hashValue as Any) } }"#, .compiler),
    (
      #"func c5(_ a: [Int]) -> Int { var a = a; var r = 0; a.withUnsafeMutableBufferPointer { r = $0[9] }; return r }"#,
      .compiler
    ),
    (
      #"func c6() -> Int { let d = NSMutableData(length: 8)!; return d.mutableBytes.load(as: Int.self) }"#,
      .compiler
    ),
    (#"func c7(_ s: String) -> Int { s.withCString { Int($0[99]) } }"#, .compiler),
    (#"func c8(_ d: Data) -> Int { d.withUnsafeBytes { $0.load(as: Int.self) } }"#, .compiler),
    (
      #"func c9(_ d: Data) -> Data { Data(bytesNoCopy: UnsafeMutableRawPointer(bitPattern: 8)!, count: 8, deallocator: .none) }"#,
      .compiler
    ),
    (#"func d1(_ d: inout Data) { d.withUnsafeMutableBytes { $0[0] = 1 } }"#, .compiler),
    (#"func d2(_ d: NSData) -> Int { d.bytes.load(as: Int.self) }"#, .compiler),
    (#"func d4(_ a: [Int]) -> Int { a.span.bytes.unsafeLoad(as: Int.self) }"#, .compiler),
    (
      #"func d5(_ a: inout [Bool]) { var s = a.mutableSpan; var b = s.mutableBytes; b.storeBytes(of: 77, as: UInt8.self) }"#,
      .compiler
    ),
    (
      #"func d6(_ a: [UInt8]) -> Int { let s = a.span; return s.withUnsafeBufferPointer { $0.count } }"#,
      .compiler
    ),
    (#"func d7(_ x: Int) -> Int { withUnsafePointer(to: x) { $0.pointee } }"#, .compiler),
    (#"func d8(_ x: Int) -> [UInt8] { withUnsafeBytes(of: x) { Array($0) } }"#, .compiler),
    (
      #"func d9(_ x: KeyPath<D3, Int>) -> Int? { MemoryLayout<D3>.offset(of: x) }; struct D3 { var a = 1 }"#,
      .nobody
    ),
    (#"func e3() -> NSValue { NSValue(bytes: [1], objCType: "i") }"#, .compiler),
    (#"func e4(_ n: NSValue) { var x = 1; n.getValue(&x) }"#, .compiler),
    (#"func e6(_ s: NSString) -> Int { Int(s.utf8String![0]) }"#, .compiler),
    (
      #"func e7(_ s: NSString) -> [UInt16] { var b = [UInt16](repeating: 0, count: 1); s.getCharacters(&b, range: NSRange(location: 0, length: 100)); return b }"#,
      .compiler
    ),
    (#"func e9(_ s: NSString) -> String { String(cString: s.utf8String!) }"#, .compiler),
    (
      #"func f2(_ i: NSIndexSet) -> Int { var b = [0]; return i.getIndexes(&b, maxCount: 100, inIndexRange: nil) }"#,
      .compiler
    ),
    (
      #"func f3(_ i: NSIndexPath) -> Int { var b = [0]; i.getIndexes(&b, range: NSRange(location: 0, length: 100)); return b[0] }"#,
      .compiler
    ),
    (#"func f8(_ s: consuming OutputSpan<Int>) -> Int { s.count }"#, .rule),
    (
      #"func g2(_ d: NSAttributedString) { var r = NSRange(); _ = d.attributes(at: 0, effectiveRange: &r) }"#,
      .compiler
    ),
    (#"func g5(_ u: NSUUID) { var b: [UInt8] = [1]; u.getBytes(&b) }"#, .compiler),
    (#"func g6(_ d: Data) { var b: [UInt8] = [1]; d.copyBytes(to: &b, count: 100) }"#, .compiler),
    (#"func g7() -> Data { Data(bytes: [1] as [UInt8], count: 100) }"#, .compiler),
    (#"func g8() -> NSData { NSData(bytes: [1] as [UInt8], length: 100) }"#, .compiler),
    (
      #"func g9() -> Data { Data(buffer: UnsafeBufferPointer<Int>(start: nil, count: 9)) }"#,
      .compiler
    ),
    (#"func h2(_ s: Scanner) { var i: Int32 = 0; s.scanInt32(&i) }"#, .compiler),
    (
      #"func h6() -> String? { String(bytesNoCopy: UnsafeMutableRawPointer(bitPattern: 8)!, length: 8, encoding: .utf8, freeWhenDone: false) }"#,
      .compiler
    ),
    (
      #"func h7() -> String { NSString(bytes: [65] as [UInt8], length: 1000, encoding: 4)! as String }"#,
      .compiler
    ),
    (
      #"func h8() -> String { NSString(characters: [65] as [UInt16], length: 1000) as String }"#,
      .compiler
    ),
    (#"func h9() -> String { String(utf16CodeUnits: [65] as [UInt16], count: 1000) }"#, .compiler),
    (#"func k3(_ x: borrowing RawSpan) -> Int { x.unsafeLoadUnaligned(as: Int.self) }"#, .compiler),
    (#"func k4(_ a: [Int]) -> Int { a.withUnsafeBytes { $0.count } }"#, .compiler),
    (#"func k5(_ s: inout String) -> Int { s.withUTF8 { $0.count } }"#, .nobody),
    (#"func k6(_ s: StaticString) -> Int { Int(s.utf8Start.pointee) }"#, .compiler),
    (#"func k7(_ o: AnyObject) -> Int { Int(bitPattern: ObjectIdentifier(o)) }"#, .nobody),
    (#"func l2(_ a: borrowing InlineArray<3, Int>) -> Int { a.span[0] }"#, .nobody),
    (#"func l3<T>(_ t: T) -> T { withoutActuallyEscaping({ 1 }) { _ in t } }"#, .nobody),
    (#"func l4() -> UnsafeMutablePointer<Int> { .allocate(capacity: 1) }"#, .nobody),
    (
      #"func l5() { let s = Slice(base: [1, 2, 3], bounds: Range(uncheckedBounds: (lower: -9, upper: 99))); print(s[50]) }"#,
      .compiler
    ),
    (
      #"func l6() { let s = [1, 2, 3].indices[Range(uncheckedBounds: (lower: -9, upper: 99))]; print(s) }"#,
      .compiler
    ),
    (
      #"func l7(_ c: Character) -> Substring { Substring("abc")[Range(uncheckedBounds: (lower: "abcdefgh".endIndex, upper: "".startIndex))] }"#,
      .compiler
    ),
    (
      #"func l9(_ s: String) -> Character { s.utf8.withContiguousStorageIfAvailable { Character(UnicodeScalar($0[99])) }! }"#,
      .compiler
    ),
    (
      #"func m1() -> Int { var a = [1, 2, 3]; a.replaceSubrange(Range(uncheckedBounds: (lower: 2, upper: 1)), with: [1]); return a[0] }"#,
      .compiler
    ),
    (
      #"struct A1: Sequence { func makeIterator() -> AnyIterator<Int> { AnyIterator { nil } }; func withContiguousStorageIfAvailable<R>(_ b: (UnsafeBufferPointer<Int>) throws -> R) rethrows -> R? { try b(.init(start: nil, count: 100)) } }"#,
      .compiler
    ),
    (
      #"struct A2: Sequence { func makeIterator() -> AnyIterator<Int> { AnyIterator { nil } }; func withContiguousStorageIfAvailable<R>(_ b: (UnsafeBufferPointer<Int>) throws -> R) rethrows -> R? { try b(.init(.allocate(capacity: 8))) } }"#,
      .compiler
    ),
    (
      #"struct A3: Sequence { func makeIterator() -> AnyIterator<Int> { AnyIterator { nil } }; func _copyContents(initializing b: UnsafeMutableBufferPointer<Int>) -> (AnyIterator<Int>, Int) { (makeIterator(), 1000) } }"#,
      .rule
    ),
    (
      #"struct A4: Collection { var startIndex: Int { 0 }; var endIndex: Int { 9 }; subscript(i: Int) -> Int { i }; func index(after i: Int) -> Int { i + 1 }; func _copyContents(initializing b: UnsafeMutableBufferPointer<Int>) -> (IndexingIterator<A4>, Int) { (makeIterator(), 9) } }"#,
      .rule
    ),
    (#"func w1(_ s: inout String) -> UInt8 { s.withUTF8 { $0[99] } }"#, .compiler),
    (#"func w2(_ s: inout String) -> UInt8? { s.withUTF8 { $0.first } }"#, .compiler),
    (#"func w3(_ s: inout String) -> [UInt8] { s.withUTF8 { $0.map { $0 } } }"#, .compiler),
    (
      #"func w4(_ s: inout String) -> Array<UInt8>.SubSequence { s.withUTF8 { Array($0).prefix(3) } }"#,
      .compiler
    ),
    (
      #"func w5() -> Int { let p: UnsafeMutablePointer<Int> = .allocate(capacity: 1); return p.pointee }"#,
      .compiler
    ),
    (
      #"func w6(_ p: UnsafeMutablePointer<Int> = .allocate(capacity: 1)) {} ; func w62() { w6() }"#,
      .compiler
    ),
    (
      #"func w7(_ a: [Int], _ f: (UnsafeBufferPointer<Int>) -> Int) -> Int { a.withUnsafeBufferPointer(f) }"#,
      .compiler
    ),
    (#"func w8(_ a: [Int]) -> Int { a.withUnsafeBufferPointer(\.count) }"#, .compiler),
    (#"func w9(_ a: [Int]) -> Int { a.withUnsafeBufferPointer(\.[99]) }"#, .compiler),
    (
      #"func x1(_ a: [Int]) -> Int { [a].map { $0.withUnsafeBufferPointer }[0]( { _ in 1 }) }"#,
      .compiler
    ),
    (#"func x7() -> Unmanaged<X8> { .passRetained(X8()) }; class X8 {}"#, .compiler),
    (
      #"func x8() -> AnyObject { (Unmanaged<X9>.passRetained(X9())).takeRetainedValue() }; class X9 {}"#,
      .compiler
    ),
    (
      #"func z4(_ s: String) -> Int { var b: [UInt8] = [0]; var u = 0; var r = s.startIndex..<s.endIndex; _ = s.getBytes(&b, maxLength: 100, usedLength: &u, encoding: .utf8, options: [], range: r, remaining: &r); return u }"#,
      .compiler
    ),
    (
      #"func z5() { var a = [1]; a.withUnsafeMutableBytes { $0.copyBytes(from: [9, 9]) } }"#,
      .compiler
    ),
    (
      #"func q1() -> [Int] { [Int](unsafeUninitializedCapacity: 1, initializingWith: q2) }; func q2(_ b: inout UnsafeMutableBufferPointer<Int>, _ n: inout Int) { n = 1 }"#,
      .compiler
    ),
    (#"func q3() -> String { .init(unsafeUninitializedCapacity: 4) { _ in 4 } }"#, .compiler),
    (#"func q4() -> [Int] { .init(unsafeUninitializedCapacity: 4) { $1 = 4 } }"#, .compiler),
    (
      #"func q6() -> [Int] { [4].map { [Int].init(unsafeUninitializedCapacity: $0) { $1 = 4 } }[0] }"#,
      .compiler
    ),
    (
      #"func q7() -> Int { withUnsafeTemporaryAllocation(byteCount: 8, alignment: 8) { $0.load(as: Int.self) } }"#,
      .compiler
    ),
    (#"func q8(_ a: inout InlineArray<2, Int>) { a.swapAt(0, 1) }"#, .nobody),
    (
      #"func q9() -> ManagedBuffer<Int, Int> { .create(minimumCapacity: 1) { _ in 1 } as ManagedBuffer<Int, Int> }"#,
      .rule
    ),
    (
      #"typealias MB = ManagedBuffer; final class Sub: MB<Int, Int> {}; func q10() -> Any { Sub.create(minimumCapacity: 1) { $0.header } }"#,
      .rule
    ),
    (#"func q11(_ b: ManagedBuffer<Int, Int>) -> Int { b.header }"#, .rule),
    (
      #"final class SubH: ManagedBuffer<Int, Int> { static func mk() -> Int { let b = create(minimumCapacity: 1) { $0.header }; return b.header } }"#,
      .rule
    ),
    (
      #"protocol MBP: AnyObject { associatedtype Hd; var header: Hd { get } }; extension ManagedBuffer: MBP { typealias Hd = Header }"#,
      .rule
    ),
    (
      #"func q12<B: ManagedBuffer<Int, Int>>(_ t: B.Type) -> ManagedBuffer<Int, Int> { t.create(minimumCapacity: 1) { $0.header } }"#,
      .rule
    ),
    (
      #"func q13() async { await withUnsafeContinuation { (c: UnsafeContinuation<Void, Never>) in c.resume() } }"#,
      .compiler
    ),
  ]
}
