import CourseModel
import Execution
import Foundation
import Glibc
import SwiftSources

// The code of the other process.

extension SourceReader {
  /// A debug build may need 16 KB of stack for each byte of a hostile source.
  private static let stackSize = 1 << 30

  /// Answers requests until the grader that sends them ends. Call it while this process has only
  /// one thread.
  ///
  /// - Returns: 0, or an errno.
  package static func serve() -> Int32 {
    let service = ForkServer(
      cpuSeconds: cpuSeconds, stackSize: stackSize, warm: { SourceReader.warm() },
      answer: { SourceReader.writeAnswer(to: $0, $1) })
    return service.run()
  }

  /// Writes the answer to a request of `count` bytes to standard output. Returns an exit code.
  private static func writeAnswer(to question: UnsafeRawPointer?, _ count: Int) -> Int32 {
    guard let question, let answer = answer(to: Data(bytes: question, count: count)) else {
      return 1
    }
    var rest = answer
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return 1 }
      rest = rest.dropFirst(count)
    }
    return 0
  }

  /// Reads a sample, so that all one-time initialisation is done.
  private static func warm() {
    let file = SourceFile(
      name: "Warm.swift",
      content: Data(
        """
        import MiniCocoa

        /// A class.
        @MainActor public final class Warm: Sendable {
          public private(set) var count = 0
          weak var other: Warm?
          public init(count: Int = 0) { self.count = count }
          public func add(_ more: [Int]) -> Bool {
            guard let first = more.first else { return false }
            count += first
            let text = "\\(count) \\(more.map { $0 * 2 })"
            if let other, other !== self { return other.add([text.count]) }
            return text.isEmpty || count > 1 && !more.isEmpty
          }
        }
        extension Warm: Equatable { public static func == (a: Warm, b: Warm) -> Bool { a === b } }
        """.utf8))
    let order = Order(
      files: [file],
      policy: SourcePolicy(
        module: "Warm", imports: ["MiniCocoa"], admission: Admission(), modules: "/"),
      absent: [[file.name]], solution: [file])
    if let question = try? JSONEncoder().encode(Request.sources(order)) {
      _ = answer(to: question)
    }
  }

  /// The answer to a request; nil if the request is invalid.
  static func answer(to question: Data) -> Data? {
    switch try? JSONDecoder().decode(Request.self, from: question) {
    case .sources(let order):
      try? JSONEncoder().encode(
        SourceReading(
          order.files, under: order.policy, without: order.absent, in: order.solution,
          withSkeleton: order.wantsSkeleton))
    case .interfaces(let pair):
      try? JSONEncoder().encode(pair.trees.map { reducedInterface(of: $0, among: pair) })
    case .differences(let pair):
      try? JSONEncoder().encode(pair.trees.map { $0.reference.differences(of: $0.own) })
    case .instrumentation(let order):
      try? JSONEncoder().encode(instrumented(order))
    case .verdictMarks(let suite):
      try? JSONEncoder().encode(VerdictMarks(for: suite).marked)
    case .fingerprints(let files):
      try? JSONEncoder().encode(Fingerprints(of: files))
    case nil: nil
    }
  }

  private static func instrumented(_ order: Instrumentation) -> Instrumented {
    let trees = order.files.map(SourceReading.tree)
    let declared = DeclaredClasses(in: trees)
    var known = order.known
    known.formUnion(declared)
    let wires = order.marksLosses ? known.wires(in: trees) : []
    return Instrumented(
      files: zip(order.files, trees).map { file, tree in
        SourceInstrumenter.instrumented(
          file, tree, in: order.layer, knowing: known, offered: order.offered, wires: wires)
      }, declared: declared)
  }

  private static func reducedInterface(
    of trees: (own: InterfaceTree, reference: InterfaceTree), among pair: InterfacePair
  ) -> ReducedInterface {
    let reduction = InterfaceReduction(of: trees.own, to: trees.reference)
    let text = reduction.text
    let aliases = ModuleAliases(for: [pair.module] + pair.given, in: text)
    return ReducedInterface(
      text: aliases.applied(to: text, nestingLimit: SourceReading.nestingLimit),
      flags: aliases.flags, differences: reduction.differences,
      unmetRequirements: reduction.unmetRequirements)
  }
}

extension SourceReader.InterfacePair {
  /// Both interfaces, parsed; nil if one has a syntax error.
  fileprivate var trees: (own: InterfaceTree, reference: InterfaceTree)? {
    func tree(_ text: String) -> InterfaceTree? {
      InterfaceTree(of: text, module: module, nestingLimit: SourceReading.nestingLimit)
    }
    guard let own = tree(own), let reference = tree(reference) else { return nil }
    return (own, reference)
  }
}
