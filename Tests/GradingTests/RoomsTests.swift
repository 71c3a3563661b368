import Foundation
import GradingTestSupport
import Testing

/// The folders of a target share a module, so the compiler does not see which of them use which.
@Suite("The folders of the targets")
struct RoomsTests {
  /// The folders of Grading as layers from the ground up, as in docs/grader.md; the empty name is
  /// the grader itself.
  private static let layers = [
    "Keeping", "Intake", "Toolchain", "Syntax", "Explaining", "Admission", "Building", "Running",
    "Recording", "Marking", "", "Rehearsing", "Packages",
  ]

  /// The targets, apart from MiniCocoa: in its model, AppKit, windows send actions and actions look
  /// for windows.
  private static var targets: [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: TestMachine.checkout.appending(path: "Sources").path)
    // Modules whose name begins with C are written in C.
    return (names ?? []).filter { $0 != "MiniCocoa" && $0.wholeMatch(of: /C[A-Z].*|\..*/) == nil }
      .sorted()
  }

  @Test("use each other in one direction", arguments: targets)
  func circles(target: String) throws {
    var rooms = try Self.rooms(of: target)
    while let free = rooms.first(where: { name, room in
      room.uses.keys.allSatisfy { $0 == name || rooms[$0] == nil }
    }) {
      rooms[free.key] = nil
    }
    #expect(rooms.isEmpty, "a circle of \(rooms.mapValues(\.uses))")
  }

  @Test("of the grader use nothing of a later layer")
  func order() throws {
    let rooms = try Self.rooms(of: "Grading")
    #expect(Set(rooms.keys) == Set(Self.layers))
    for (index, name) in Self.layers.enumerated() {
      let later = rooms[name]?.uses.filter { Self.layers[(index + 1)...].contains($0.key) }
      #expect(later?.isEmpty == true, "\(name) uses \(later ?? [:])")
    }
  }

  /// What a folder uses of others, by their names: file and type.
  private struct Room {
    var uses: [String: [String]] = [:]
  }

  /// The folders of a target by name; the empty name is the target's own folder.
  private static func rooms(of target: String) throws -> [String: Room] {
    let folder = TestMachine.checkout.appending(path: "Sources/\(target)")
    let paths = (FileManager.default.subpaths(atPath: folder.path) ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted()
    let files = try paths.map { path in
      let parts = path.split(separator: "/").map(String.init)
      return File(
        path: path, room: parts.count > 1 ? parts[0] : "",
        text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
    var home: [String: String] = [:]
    for file in files {
      for type in file.declaredTypes { home[type] = file.room }
    }
    var rooms: [String: Room] = [:]
    for file in files {
      var room = rooms[file.room] ?? Room()
      for name in file.names.subtracting(file.nestedTypes) {
        guard let other = home[name], other != file.room else { continue }
        room.uses[other, default: []].append("\(file.path): \(name)")
      }
      rooms[file.room] = room
    }
    return rooms
  }

  private struct File {
    let path: String
    let room: String
    /// Types that other files of the module can see.
    private(set) var declaredTypes: Set<String> = []
    private(set) var nestedTypes: Set<String> = []
    /// The words of its code: no comments, no strings, of a name with dots the first part.
    private(set) var names: Set<String> = []

    private static let kinds: Set<String> = [
      "struct", "enum", "class", "actor", "protocol", "typealias",
    ]

    init(path: String, room: String, text: String) {
      (self.path, self.room) = (path, room)
      var isInText = false
      for line in text.split(separator: "\n") {
        if line.contains("\"\"\"") { isInText.toggle() }
        guard !isInText else { continue }
        // With an even number of quotation marks before it, it is no string.
        let pieces = line.utf8.split(
          separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        let code = pieces.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        let words = code.flatMap(Self.words)
        for (kind, name) in zip(words, words.dropFirst()) where Self.kinds.contains(kind) {
          if line.first == " " { nestedTypes.insert(name) } else { declaredTypes.insert(name) }
        }
        names.formUnion(words)
      }
    }

    private static func words(of code: Substring.UTF8View) -> [String] {
      let slashes = Array("//".utf8)
      let end = code.indices.first { code[$0...].starts(with: slashes) } ?? code.endIndex
      return code[..<end].split { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
          false
        default: true
        }
      }.compactMap {
        $0.first == UInt8(ascii: ".") ? nil : String($0.split(separator: UInt8(ascii: "."))[0])
      }
    }
  }
}
