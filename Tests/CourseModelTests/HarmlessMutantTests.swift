@testable import CourseModel
import Foundation
import Testing

@Suite("mutants.json")
struct HarmlessMutantTests {
  let folder: CourseFolder

  init() throws { folder = try CourseFolder() }

  private func mutants() throws -> [HarmlessMutant] {
    try folder.course().exercise(named: "Lamp").harmlessMutants()
  }

  private func write(_ entries: String) throws {
    try folder.write(
      "{\"format\": 1, \"harmless\": [\n\(entries)\n]}", to: "Exercises/Lamp/mutants.json")
  }

  @Test("may be missing")
  func missing() throws { #expect(try mutants() == []) }

  @Test("lists changes with a reason")
  func entries() throws {
    try write(
      """
      {"file": "Lamp.swift", "in": "Lamp.on()", "before": "a()", "after": "", "reason": "Quiet."},
      {"file": "Lamp.swift", "in": "Lamp.on()", "before": "a()", "after": "b()",
       "reason": "Both ways."}
      """)
    let found = try mutants()
    #expect(found.map(\.reason) == ["Quiet.", "Both ways."])
    #expect(
      found[1].step
        == HarmlessMutant.Step(
          file: "Lamp.swift", place: "Lamp.on()", before: "a()", after: "b()"))
  }

  @Test("is refused with the line where a file is none of the solution's, or a reason is missing")
  func refusals() throws {
    try write(
      """
      {"file": "Lump.swift", "in": "Lamp.on()", "before": "a()", "after": "", "reason": "Quiet."},
      {"file": "Lamp.swift", "in": "Lamp.on()", "before": "a()", "after": "", "reason": " "}
      """)
    let text = try folder.refusal { try $0.exercise(named: "Lamp").harmlessMutants() }
    #expect(
      text == """
        COURSE/Exercises/Lamp/mutants.json:2: the solution has no file 'Lump.swift'; did you mean \
        'Lamp.swift'?
        COURSE/Exercises/Lamp/mutants.json:3: a mutant has no reason; say why this change makes no \
        difference to any caller
        """)
  }
}
