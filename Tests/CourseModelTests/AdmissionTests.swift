import CourseModel
import Foundation
import Testing

@Suite("An exercise's permissions")
struct AdmissionTests {
  private let folder: CourseFolder

  init() throws { folder = try CourseFolder() }

  @Test("are none unless exercise.json lists some")
  func isStrict() throws {
    #expect(try folder.course().exercise(named: "Lamp").admission == Admission())
  }

  @Test("are those of exercise.json and of course.json")
  func addsTheCourse() throws {
    try allow(#"{"imports": ["Dispatch"], "unsafe": true, "system": false}"#)
    try folder.edit(
      "Lessons/course.json", replacing: #""name": "sample","#,
      with: #""name": "sample", "allow": {"imports": ["Glibc"], "system": true},"#)
    let both = Admission(imports: ["Dispatch", "Glibc"], relaxations: [.unsafe, .system])

    let course = try folder.course()

    #expect(try course.exercise(named: "Lamp").admission == both)
    #expect(try course.exercises().first { $0.name == "Lamp" }?.admission == both)
    #expect(
      try course.exercise(named: "Bell").admission
        == Admission(imports: ["Glibc"], relaxations: [.system]))
  }

  @Test(
    "is refused with its line if it means nothing",
    arguments: [
      (
        #"{"unsafety": true}"#,
        "COURSE/Exercises/Lamp/exercise.json:3: 'unsafety' is not something that you can allow: "
          + "did you "
          + "mean 'unsafe'?; change it"
      ),
      (
        #"{"unsafe": "yes"}"#,
        "COURSE/Exercises/Lamp/exercise.json:3: 'allow.unsafe' should be true or false; change it"
      ),
    ])
  func refusesUnknown(_ text: String, _ sentence: String) throws {
    try allow(text)

    #expect(try folder.refusal { try $0.exercise(named: "Lamp") } == sentence)
  }

  @Test("are all in their description")
  func isDescribed() {
    let admission = Admission(imports: ["Glibc"], relaxations: [.system, .unsafe])

    #expect(admission.description == "import Glibc, system, unsafe")
  }

  /// Makes the lamp's exercise allow this, in the third line of its file.
  private func allow(_ text: String) throws {
    try folder.edit(
      "Exercises/Lamp/exercise.json", replacing: #"  "format": 1,"#,
      with: "  \"format\": 1,\n  \"allow\": \(text),")
  }
}
