import GradingTestSupport
import CourseModel
import Testing

@testable import Grading

/// A radio and a house that contains it: the radio must not depend on the house.
@Suite("A submission without what one side declares")
struct PartialSubmissionTests {
  private static let solution = [
    SourceFile("Radio.swift", "public protocol Listener {}\npublic class Radio {}\n"),
    SourceFile("House.swift", "public class House: Listener { let radio = Radio() }\n"),
  ]

  private func partial(_ files: [(String, String)]) -> PartialSubmission {
    PartialSubmission(
      of: files.map { PartialSubmission.Source(SourceFile($0.0, $0.1)) }, without: ["House.swift"],
      in: Self.solution.map { PartialSubmission.Source($0) })
  }

  private func source(_ name: String, _ text: String) -> PartialSubmission.Source {
    PartialSubmission.Source(SourceFile(name, text))
  }

  private func texts(_ files: [SourceFile]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.content, as: UTF8.self)) })
  }

  private static let radio = ("Radio.swift", "class Radio {}\n")
  private static let house = "class House {}\n"

  @Test(
    "lacks the file that declares the type, whatever it is called",
    arguments: ["House.swift", "house.swift", "House copy.swift", "ada_4567_89012_House-1.swift"])
  func names(_ name: String) {
    let partial = partial([Self.radio, (name, Self.house + "struct Door {}\n")])

    #expect(partial.missing == [])
    #expect(texts(partial.rest) == ["Radio.swift": "class Radio {}\n"])
    #expect(partial.core == partial.rest)
  }

  @Test("has blanks where both are in one file, so that lines keep their numbers")
  func combined() {
    let partial = partial([
      (
        "All.swift",
        "@MainActor class House {\r\n  // é\n}\nclass Radio {}\nextension House: Listener {}\n"
          + "struct Door { var house: House? }\nfunc ring() {}\n"
      )
    ])
    let blank = { (count: Int) in String(repeating: " ", count: count) }

    #expect(partial.missing == [])
    #expect(
      texts(partial.rest) == [
        "All.swift": blank(24) + "\r\n" + blank(7) + "\n" + blank(1) + "\nclass Radio {}\n"
          + blank(28) + "\nstruct Door { var house: House? }\nfunc ring() {}\n"
      ])
    #expect(
      texts(partial.core)["All.swift"]?.hasSuffix("\n\(blank(33))\nfunc ring() {}\n") == true)
  }

  @Test("lacks what is beside the type, where the other side has its own file")
  func besideTheType() {
    let partial = partial([
      Self.radio, ("House.swift", "protocol Listener {}\n" + Self.house),
      ("Roof.swift", "struct Roof {}\n"),
    ])

    #expect(partial.rest.map(\.name) == ["Radio.swift", "Roof.swift"])
  }

  @Test("goes by types where the names of files are swapped")
  func swapped() {
    let partial = partial([("House.swift", "class Radio {}\n"), ("Radio.swift", Self.house)])

    #expect(texts(partial.rest) == ["House.swift": "class Radio {}\n"])
  }

  @Test("lacks extensions of the type in other files, and those within a condition")
  func extensions() {
    let partial = partial([
      Self.radio, ("House.swift", Self.house),
      ("More.swift", "extension House {}\n#if os(Linux)\nextension House {}\n#endif\nlet x = 1\n"),
    ])

    #expect(
      texts(partial.rest)["More.swift"]?.split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      } == ["", "#if os(Linux)", "", "#endif", "let x = 1"])
  }

  @Test("without what serves the type, keeps what the other side adds to types of other modules")
  func coreOfExtensions() {
    let adding = "extension Int { func call() { _ = House.self } }\n"
    let radio = (name: "Radio.swift", text: "class Radio {}\n" + adding)
    let helping = (name: "Help.swift", text: "extension String { func go() { _ = House.self } }\n")
    let partial = PartialSubmission(
      of: [radio, helping, ("House.swift", Self.house)].map { source($0.0, $0.1) },
      without: ["House.swift"],
      in: [("Radio.swift", "class Radio {}\nextension Int {}\n"), ("House.swift", Self.house)].map {
        source($0.0, $0.1)
      })
    let core = texts(partial.core)

    #expect(core["Radio.swift"]?.contains("extension Int") == true)
    #expect(core["Help.swift"]?.contains("extension String") == false)
  }

  @Test("without what serves the type, keeps what belongs to the other side")
  func core() {
    let partial = partial([
      (
        "Radio.swift",
        "class Radio { var house: House? }\nextension Radio { func call(_ house: House) {} }\n"
          + "func far(_ house: House) {}\n"
      ),
      ("House.swift", Self.house),
      (
        "Help.swift",
        "func near() { far() }\nfunc free() {}\nextension Radio { func go(_ to: House) {} }\n"
      ),
    ])
    let core = texts(partial.core)

    #expect(partial.rest != partial.core)
    #expect(core["Radio.swift"]?.contains("class Radio { var house: House? }") == true)
    #expect(core["Radio.swift"]?.contains("func call") == true)
    #expect(core["Radio.swift"]?.contains("func far") == false)
    #expect(core["Help.swift"]?.trimmingCharacters(in: .whitespacesAndNewlines) == "func free() {}")
  }

  @Test(
    "is seen to compile where no removed code can reach into it",
    arguments: [
      ("public class House: Listener { let radio = Radio() }", true),
      ("import Foundation\nclass House {}", false),
      ("import MiniCocoa\nclass House {}", true),
      ("class House {}\nextension House: Listener { func hear() {} }", true),
      ("class House {}\nfunc build() -> House { House() }", true),
      // Referenced by name.
      ("class House {}\nfunc tune() {}", false),
      ("class House {}\nlet `tune` = 1", false),
      // Used without a name.
      ("class House {}\nextension Radio: Listener {}", false),
      ("class House {}\nextension Int { func half() {} }", false),
      ("class House { typealias R = Radio }\nextension House.R { func loud() {} }", false),
      ("class House {}\ntypealias IntegerLiteralType = Double", false),
      ("class House {}\nstruct FloatLiteralType {}", false),
      ("class House { static func == (a: Radio, b: Radio) -> Bool { true } }", false),
      ("class House {}\nprefix func ! (a: Radio) -> Radio { a }", false),
      ("class House {}\nprefix operator !!", false),
      ("class House {}\n#if os(Linux)\nextension Radio {}\n#endif", false),
      ("class House {}\n#warning(\"here\")", false),
    ])
  func isEvident(_ house: String, _ isEvident: Bool) {
    let radio = "import MiniCocoa\npublic class Radio { func play() { tune() } }\n"
    let partial = partial([("Radio.swift", radio), ("House.swift", house)])

    #expect(partial.isEvident == isEvident)
  }

  @Test("is compiled where it mentions removed code, in one file or in two")
  func mentions() {
    let knowing = "class Radio { func visit(_ place: Any) -> Bool { place is House } }\n"

    #expect(!partial([("Radio.swift", knowing), ("House.swift", Self.house)]).isEvident)
    #expect(!partial([("All.swift", knowing + Self.house)]).isEvident)
    #expect(partial([("All.swift", Self.radio.1 + Self.house)]).isEvident)
  }

  @Test("compiles in fact where that is seen")
  func evidence() async throws {
    #expect(try await Self.evidences(in: "ColorPicker", of: 3) > 0)
  }

  @Suite("in everything that courses have")
  struct Proof {
    @Test("compiles in fact where that is seen", .timeLimit(.minutes(30)))
    func evidence() async throws {
      var seen = 0
      for name in ["ColorPicker", "ListView"] { seen += try await evidences(in: name) }
      #expect(seen > 10)
    }
  }

  /// Returns how often it is evident that the rest compiles, and verifies each time that it does.
  private static func evidences(in name: String, of count: Int = .max) async throws -> Int {
    var seen = 0
    let exercise = try TestMachine.exercise(name)
    let solution = try exercise.solution()
    let programs =
      [solution, try exercise.stub()] + (try exercise.variants()).map(\.files)
      + (try exercise.mistakes().map(exercise.program(of:)))
    for files in programs.prefix(count) {
      let partials = exercise.checksByKind.alone.map(\.files).map { absent in
        PartialSubmission(
          of: files.map { PartialSubmission.Source($0) }, without: absent,
          in: solution.map { PartialSubmission.Source($0) })
      }
      for partial in partials where partial.isEvident {
        seen += 1
        let look = try await TestMachine.withPermit {
          let scratch = try ScratchFolder(in: ScratchFolder.parent)
          defer { scratch.remove() }
          let grader = try TestMachine.grader(for: name)
          return try grader.builder(with: grader.tools).look(
            at: partial.rest, in: scratch, folder: "alone"
          ).0
        }
        guard case .compiles = look else {
          Issue.record("\(name): \(partial.rest.map(\.name)): \(look)")
          continue
        }
      }
    }
    return seen
  }

  @Test("says which type is declared nowhere, and takes a file for it that is called like its own")
  func missing() {
    let partial = partial([Self.radio, ("House.swift", "func build() {}\n")])

    #expect(partial.missing == ["House"])
    #expect(partial.rest.map(\.name) == ["Radio.swift"])
  }
}
