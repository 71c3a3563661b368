@testable import CourseModel
import Execution
import Foundation
import Glibc
@testable import Grading

/// The resources that the tests of a run share: this checkout, one cache, and the limit for
/// simultaneous compilers.
///
/// The cache is readable by the sandbox's user, and is removed when the run ends. The two processes
/// of `Scripts/run-tests` share one, so that MiniCocoa is compiled once.
package enum TestMachine {
  /// The root of this checkout.
  package static let checkout = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  package static let testFolder = checkout.appending(path: "Tests/GradingTests")

  /// The folder of all processes of a run; nil if this is the only one.
  private static let shared = ProcessInfo.processInfo.environment["SWITCHBOARD_TEST_FOLDER"].map {
    URL(filePath: $0)
  }

  /// A folder for this process only.
  package static let folder: URL = {
    let parent = shared?.path ?? "/tmp"
    var path = Array("\(parent)/grading-tests-\(getpid())-XXXXXX".utf8CString)
    guard mkdtemp(&path) != nil else { fatalError("\(parent) cannot be written") }
    let folder = URL(
      filePath: String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
    chmod(folder.path, 0o755)
    atexit { try? FileManager.default.removeItem(at: TestMachine.folder) }
    return folder
  }()

  package static let cacheFolder = (shared ?? folder).appending(path: "cache")
  package static let cache = Cache(environment: ["SWITCHBOARD_CACHE": cacheFolder.path])

  package static func toolchain() throws -> Toolchain {
    try Toolchain(searching: ProcessInfo.processInfo.environment["PATH"] ?? "")
  }

  /// This machine's real compiler and confinement, unless `judging` replaces them.
  package static func machine(
    cancellation: Cancellation? = nil, cache: Cache = TestMachine.cache, now: Date? = nil,
    judging: (any Judging)? = nil
  ) throws -> Machine {
    let executor = Executor(
      sandbox: try StrongestSandbox(announce: { _ in }),
      cancellation: try cancellation ?? Cancellation())
    return Machine(
      toolchain: try toolchain(), cache: cache, executor: executor,
      sources: checkout.appending(path: "Sources"), reader: switchboard,
      now: { now ?? Date() }, judging: judging)
  }

  /// The tool that is built along with the tests.
  package static let switchboard = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "switchboard").path

  package static func exercise(_ name: String) throws -> Exercise {
    try exercise(at: original(name))
  }

  /// Returns the folder of an exercise of the course, or of one made for tests.
  package static func original(_ name: String) -> URL {
    let given = fixtures.appending(path: name)
    return FileManager.default.fileExists(atPath: given.path)
      ? given : checkout.appending(path: "Exercises/\(name)")
  }

  /// Exercises made for tests.
  package static let fixtures = testFolder.appending(path: "Given")

  /// Returns the exercise in this folder, with a shorter time limit than in class.
  package static func exercise(at folder: URL) throws -> Exercise {
    var exercise = try Exercise(at: folder)
    exercise.limits.checkSeconds = 1
    return exercise
  }

  package static func grader(for name: String) throws -> Grader {
    try Grader(for: exercise(name), in: machine())
  }

  /// A new empty folder.
  package static func emptyFolder(_ name: String = "folder") throws -> URL {
    let folder = folder.appending(path: "\(UUID().uuidString)/\(name)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Copies an exercise, so that a test can change it.
  package static func copy(of name: String) throws -> URL {
    let place = try emptyFolder("course").appending(path: name)
    try FileManager.default.copyItem(
      at: original(name), to: place)
    return place
  }

  /// Waits for one of two permits: with more compilers at once, checks would reach their time
  /// limits.
  package static func withPermit<Value: Sendable>(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Value
  ) async rethrows -> Value {
    try await semaphore.withPermit(isolation: isolation, work)
  }

  private static let semaphore = AsyncSemaphore(2)
}

extension SourceFile {
  package init(_ name: String, _ text: String) { self.init(name: name, content: Data(text.utf8)) }
}

extension Submission {
  /// Returns the solution, with these files replacing some.
  package static func solution(
    of exercise: Exercise, named name: String = "someone", with files: [SourceFile] = []
  ) throws -> Submission {
    Submission(name: name, files: try exercise.solution().overlaid(with: files))
  }
}
