import Foundation
import GradingTestSupport
import Testing

/// The folders of Grading are layers in the order of docs/grader.md: a file uses only its own layer
/// and those before it. They share a module, so the compiler does not enforce this.
@Suite("The rooms of the grader")
struct RoomsTests {
  /// The order from the ground up; the empty name is the grader itself.
  private static let order = [
    "Keeping", "Intake", "Toolchain", "Syntax", "Explaining", "Admission", "Building", "Running",
    "Recording", "Marking", "", "Rehearsing", "Packages",
  ]

  fileprivate struct File {
    let path: String
    let room: Int
    let text: String
  }

  fileprivate let files: [File]

  init() throws {
    let folder = TestMachine.checkout.appending(path: "Sources/Grading")
    let paths = try #require(FileManager.default.subpaths(atPath: folder.path))
    files = try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let parts = path.split(separator: "/").map(String.init)
      let name = parts.count > 1 ? parts[0] : ""
      let room = try #require(
        Self.order.firstIndex(of: name), "\(name) is no room that has a place")
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return File(path: path, room: room, text: text)
    }
  }

  @Test("use nothing of a later one")
  func order() {
    var home: [String: Int] = [:]
    for file in files {
      for type in file.declaredTypes { home[type] = file.room }
    }
    #expect(home["Grader"] == Self.order.firstIndex(of: ""))
    for file in files {
      let later = file.names.filter {
        (home[$0] ?? 0) > file.room && !file.nestedTypes.contains($0)
      }
      #expect(later.isEmpty, "\(file.path) uses \(later.sorted().joined(separator: ", "))")
    }
  }
}

extension RoomsTests.File {
  /// Types that other files of the module can see.
  fileprivate var declaredTypes: Set<String> {
    let pattern =
      /^(?:package |public |final |indirect )*(?:struct|enum|class|actor|protocol|typealias) (\w+)/
    return Set(
      text.split(separator: "\n").compactMap { $0.firstMatch(of: pattern)?.1 }.map(String.init))
  }

  /// Nested types.
  fileprivate var nestedTypes: Set<String> {
    let pattern = /^\s+(?:[a-z]+ )*(?:struct|enum|class|actor|typealias) (\w+)/
    return Set(
      text.split(separator: "\n").compactMap { $0.firstMatch(of: pattern)?.1 }.map(String.init))
  }

  /// Capitalized words in its code, without comments and strings.
  fileprivate var names: Set<String> {
    let lines = text.split(separator: "\n").map { line in
      line.replacing(/\/\/.*/, with: "").replacing(/"[^"]*"/, with: "")
    }
    return Set(lines.flatMap { $0.matches(of: /\b[A-Z]\w+/).map { String($0.0) } })
  }
}
