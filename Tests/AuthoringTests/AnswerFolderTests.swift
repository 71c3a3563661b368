@testable import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Authoring

@Suite("An answer's folder")
struct AnswerFolderTests {
  private let exercise: Exercise

  init() throws { exercise = try Exercise(at: TestMachine.copy(of: "FlipSide")) }

  private func answer(_ path: String) throws -> AnswerFolder {
    try AnswerFolder(exercise.folder.appending(path: path), of: exercise)
  }

  private func names(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: exercise.folder.appending(path: path).path
    ).sorted()
  }

  private func program(_ mistake: String) throws -> [SourceFile] {
    try exercise.program(of: #require(exercise.mistakes().first { $0.name == mistake }))
  }

  @Test("Opening an answer and folding it again changes no file of any program")
  func roundTrip() throws {
    for folder in try exercise.answers() {
      let path = folder.pathComponents.suffix(2).joined(separator: "/")
      let before = try (names(path), exercise.mistakes().map(exercise.program(of:)))
      let variants = try exercise.variants().map(\.files)
      _ = try answer(path).open()
      #expect(try !names(path).contains(SourcePatch.fileName))
      #expect(try exercise.mistakes().map(exercise.program(of:)) == before.1)
      #expect(try exercise.variants().map(\.files) == variants)
      _ = try answer(path).fold()
      #expect(try names(path) == before.0)
      #expect(try exercise.mistakes().map(exercise.program(of:)) == before.1)
      #expect(try exercise.variants().map(\.files) == variants)
    }
  }

  @Test("A folder that is folded has nothing to fold, and a trial writes nothing")
  func trial() throws {
    #expect(try answer("Mistakes/told-twice").fold() == false)
    _ = try answer("Mistakes/told-twice").open()
    let open = try names("Mistakes/told-twice")
    #expect(try answer("Mistakes/told-twice").fold(isTrial: true))
    #expect(try names("Mistakes/told-twice") == open)
  }

  @Test("A patch that no longer fits opens with conflict markers, which have to go before it folds")
  func conflict() throws {
    let file = "Solution/FlipsideViewController.swift"
    let end = "    delegate?.flipsideViewControllerDidFinish(self)\n  }\n}\n"
    try exercise.folder.edit(file, end, end.replacing("\n", with: "  // Now.\n"))
    let error = #expect(throws: CourseError.self) { try exercise.verifyFiles() }
    #expect(
      error?.description.contains(
        "Mistakes/told-twice/change.patch:3: no longer fits \(file) near line 22") == true)
    #expect((error?.description.split(separator: "\n").count ?? 0) > 1)
    #expect(throws: CourseError.self) { try answer("Mistakes/told-twice").fold() }

    let (files, conflicts) = try answer("Mistakes/told-twice").open()
    #expect(files == ["FlipsideViewController.swift"])
    #expect(conflicts == files)
    let path = "Mistakes/told-twice/FlipsideViewController.swift"
    let refusal = #expect(throws: CourseError.self) { try answer("Mistakes/told-twice").fold() }
    #expect(refusal?.description.contains("\(path):22: there is still a conflict here") == true)

    let place = exercise.folder.appending(path: path)
    let text = try String(contentsOf: place, encoding: .utf8)
    let chosen = text.replacing(/<<<<<<<(?s:.*?)=======\n/, with: "")
      .replacing(">>>>>>> change.patch\n", with: "")
    try Data(chosen.utf8).write(to: place)
    #expect(try answer("Mistakes/told-twice").fold())
    #expect(try names("Mistakes/told-twice") == ["change.patch", "message.md"])
    #expect(
      try program("told-twice").contains { String(decoding: $0.content, as: UTF8.self) == chosen })
  }

  @Test("Folding moves a patch to the solution as it is now")
  func rebase() throws {
    let file = "Solution/FlipsideViewController.swift"
    try exercise.folder.edit(file, "public func done() {", "public func done() {  // Here.")
    #expect(throws: CourseError.self) { try program("told-twice") }
    #expect(try answer("Mistakes/told-twice").fold())
    let texts = try program("told-twice").map { String(decoding: $0.content, as: UTF8.self) }
    #expect(texts.contains { $0.contains("done() {  // Here.") && $0.contains("    dismiss()\n") })
  }

  @Test("Every answer of the course is folded")
  func course() throws {
    for exercise in try Course(at: TestMachine.checkout).exercises() {
      for folder in try exercise.answers() {
        #expect(
          try !AnswerFolder(folder, of: exercise).fold(isTrial: true),
          "\(folder.path): type 'switchboard sync'")
      }
    }
  }
}
