import CourseModel
import Foundation
import Testing

@Suite("Modules that an exercise gives")
struct GivenModuleTests {
  private let folder: CourseFolder

  init() throws {
    folder = try CourseFolder()
    try folder.write("import Wires\nimport struct Bulbs.Bulb\n", to: Self.path("Doors/Door.swift"))
    try folder.write("import Bulbs\nimport MiniCocoa\n", to: Self.path("Wires/Wire.swift"))
    try folder.write("public struct Bulb {}\n", to: Self.path("Bulbs/Bulb.swift"))
    try folder.write("not Swift", to: Self.path("Bulbs/notes.txt"))
  }

  private static func path(_ path: String) -> String { "Exercises/Lamp/Modules/\(path)" }

  private func lamp() throws -> Exercise { try folder.course().exercise(named: "Lamp") }
  private func refusal() throws -> String {
    try folder.refusal { try $0.exercise(named: "Lamp") }
  }

  @Test("come after those that they import")
  func order() throws {
    let lamp = try lamp()
    #expect(lamp.givenModules == ["Bulbs", "Wires", "Doors"])
    #expect(lamp.imports == ["MiniCocoa", "Bulbs", "Wires", "Doors"])
    let modules = try lamp.modules()
    #expect(modules.map(\.name) == lamp.givenModules)
    #expect(modules.map(\.needs) == [[], ["Bulbs"], ["Bulbs", "Wires"]])
    #expect(modules.flatMap(\.files).map(\.name) == ["Bulb.swift", "Wire.swift", "Door.swift"])
    #expect(try lamp.files().map(\.lastPathComponent).contains("Wire.swift"))
    #expect(try folder.course().exercise(named: "Bell").modules().isEmpty)
  }

  @Test("and the learner's are targets of a package")
  func targets() throws {
    let lines = try lamp().targets().flatMap(\.lines)
    #expect(
      lines.suffix(6) == [
        ".target(",
        "  name: \"Doors\", dependencies: [\"MiniCocoa\", \"Bulbs\", \"Wires\"],",
        "  path: \"Exercises/Lamp/Modules/Doors\", packageAccess: false),",
        ".target(",
        "  name: \"Lamp\", dependencies: [\"MiniCocoa\", \"Bulbs\", \"Wires\", \"Doors\"],",
        "  path: \"Exercises/Lamp/Sources\"),",
      ])
  }

  @Test("cannot import each other in a circle")
  func circle() throws {
    try folder.write("import Doors\n", to: Self.path("Bulbs/Bulb.swift"))
    #expect(
      try refusal()
        == "COURSE/Exercises/Lamp/Modules: given modules import each other in a cycle: Bulbs → "
        + "Doors → Bulbs; remove one of these imports, since one module has to be compiled "
        + "first")
  }

  @Test("cannot import what learners write")
  func learners() throws {
    try folder.write("import Lamp\n", to: Self.path("Bulbs/Bulb.swift"))
    #expect(
      try refusal().hasSuffix(
        "Modules/Bulbs: the given module Bulbs imports Lamp, which learners write; remove the "
          + "import: the grader compiles given modules before their code"))
  }

  @Test(
    "have a name that nothing else has",
    arguments: [
      ("Lamp", "a given module has the name of the module that learners write; rename it"),
      ("Testing", "every exercise already has a module Testing; rename this one"),
      (
        "light-bulbs",
        "'light-bulbs' cannot be a module's name; use letters and digits, beginning with a capital"
      ),
    ])
  func name(_ name: String, _ sentence: String) throws {
    try folder.write("", to: Self.path("\(name)/File.swift"))
    #expect(try refusal() == "COURSE/Exercises/Lamp/Modules/\(name): \(sentence)")
  }

  @Test("hold a Swift file")
  func empty() throws {
    try folder.remove(Self.path("Bulbs/Bulb.swift"))
    #expect(try refusal().contains("Modules/Bulbs: has no Swift file"))
  }
}
