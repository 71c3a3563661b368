import CourseModel
import Foundation
import GradingTestSupport
import Glibc
import Testing

@testable import Grading

/// A grader in a separate process that has graded some submissions, and then many more.
///
/// `SWITCHBOARD_GROWTH_COUNT=1000` grades more than the few of every day.
@Suite("A grader that grades on and on", .timeLimit(.minutes(30)))
struct GrowthProof {
  private static let count =
    Int(ProcessInfo.processInfo.environment["SWITCHBOARD_GROWTH_COUNT"] ?? "") ?? 40

  @Test("holds no more of the machine after many submissions than after a fifth of them")
  func grows() async {
    await TestMachine.withPermit {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) {
        let count = GrowthProof.count
        let scratch = try TestMachine.emptyFolder("scratch")
        setenv("TMPDIR", scratch.path, 1)
        let exercise = try TestMachine.exercise("FlipSide")
        let grader = try Grader(for: exercise, in: TestMachine.machine())
        let batch = try Batch(grader: grader, jobs: 2, reusingReports: true)
        let items = try GrowthProof.items(count, of: exercise)

        let first = try await batch.grade(Array(items.prefix(count / 5)))
        let before = Holding(scratch: scratch)
        let rest = try await batch.grade(Array(items.dropFirst(count / 5)))
        let after = Holding(scratch: scratch)

        let statuses = Set((first + rest).map(\.status))
        #expect(statuses == [.passed, .failed, .doesNotCompile, .rejected])
        print("after \(first.count): \(before)\nafter \(count): \(after)")
        #expect(after.descriptors <= before.descriptors)
        // Source readers stay, one for each thread that asks.
        #expect(after.children <= before.children)
        #expect(after.scratch == [])
        #expect(after.cached["suites"] == before.cached["suites"])
        #expect(after.residentBytes < before.residentBytes + 16 << 20)
      }
      print(String(decoding: result?.standardOutputContent ?? [], as: UTF8.self))
    }
  }

  /// Returns submissions of all kinds, all with different contents.
  private static func items(_ count: Int, of exercise: Exercise) throws -> [HandIn] {
    let solution = try exercise.solution()
    let mistake = try exercise.mistakes().first.map(exercise.files(of:)) ?? []
    return (0..<count).map { number in
      var files = solution + [SourceFile("Note.swift", "// \(number)\n")]
      switch number % 10 {
      case 1: files = files.overlaid(with: mistake)
      case 2: files.append(SourceFile("Broken.swift", "public class {"))
      case 3: files.append(SourceFile("Asks.swift", "import Dispatch\n"))
      case 4:
        files = files.map { file in
          let text = String(decoding: file.content, as: UTF8.self)
          return SourceFile(
            file.name,
            text.replacing("public func done() {", with: "public func done() {\n    [Int]()[0]\n"))
        }
      default: break
      }
      return .submission(Submission(name: "student-\(number)", files: files))
    }
  }
}

/// The resources that a process holds while it runs nothing.
private struct Holding: CustomStringConvertible {
  let descriptors: Int
  let threads: Int
  let residentBytes: Int
  let children: Int
  let scratch: [String]
  /// The number of files in the cache, by kind.
  let cached: [String: Int]

  init(scratch folder: URL) {
    func names(_ path: String) -> [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    }
    descriptors = names("/proc/self/fd").count
    let tasks = names("/proc/self/task")
    threads = tasks.count
    let memory = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    residentBytes = (memory.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) << 12
    children = tasks.reduce(0) { sum, task in
      let list = try? String(contentsOfFile: "/proc/self/task/\(task)/children", encoding: .utf8)
      return sum + (list ?? "").split(separator: " ").count
    }
    scratch = names(folder.path)
    cached = Dictionary(
      uniqueKeysWithValues: ["support", "suites", "reports"].map { kind in
        let all = FileManager.default.enumerator(
          atPath: TestMachine.cacheFolder.appending(path: kind).path)
        return (kind, all?.allObjects.count ?? 0)
      })
  }

  var description: String {
    "\(descriptors) descriptors, \(threads) threads, \(residentBytes >> 20) MB, "
      + "\(children) children, \(scratch.count) in scratch, cache \(cached)"
  }
}
