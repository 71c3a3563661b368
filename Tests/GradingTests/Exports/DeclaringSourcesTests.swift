import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Grading

/// Answers in unexpected places.
@Suite("Sources found by what they declare")
struct DeclaringSourcesTests {
  private static let task = ExpectedSources(module: "Picker", types: ["Picker", "PickerDelegate"])

  private func intake(
    _ files: [String: String], _ task: ExpectedSources = task
  ) throws -> Intake {
    var tree = FileTree()
    for (path, text) in files {
      let content = Data(text.utf8)
      _ = tree.add(
        FileTree.Entry(
          path: try EntryPath(archived: Array(path.utf8)),
          kind: .file(size: content.count) { () throws(GradingError) in content }))
    }
    return try Intake(.tree(tree), for: task, name: "ada")
  }

  private func names(_ files: [String: String]) throws -> [String] {
    guard case .accepted(let submission) = try intake(files) else { return [] }
    return submission.files.map(\.name)
  }

  private static let picker = "public final class Picker {}"
  private static let lamp = ExpectedSources(
    module: "Lamp", given: ["Cables"], types: ["Lamp", "Switch"],
    stub: [
      SourceFile("Lamp.swift", "public final class Lamp { var on: Switch? }"),
      SourceFile("Switch.swift", "public final class Switch {}"),
    ])

  private static let lampBesidePicker = ExpectedSources(
    module: "Lamp", types: ["Lamp"], others: [ExpectedSources(module: "P", types: ["Picker"])],
    stub: lamp.stub)

  @Test("are those of an Xcode project, without its app and its tests")
  func xcode() throws {
    let project = [
      "App/App.xcodeproj/project.pbxproj": "", "App/App/Model/Picker.swift": Self.picker,
      "App/App/Model/Helper.swift": "struct Helper {}",
      "App/App/PickerDelegate.swift": "public protocol PickerDelegate: AnyObject {}",
      "App/App/AppDelegate.swift": "import UIKit\n@main class AppDelegate {}",
      "App/AppTests/PickerTests.swift": "import XCTest\nclass Picker {}",
      "App/App/Check.swift": "import XCTest\nclass Check {}",
    ]
    #expect(try names(project) == ["Helper.swift", "Picker.swift", "PickerDelegate.swift"])
    guard case .accepted(let submission) = try intake(project) else { return }
    #expect(
      submission.notes.map(\.english) == [
        "The files were found in App/App, by the types that they declare."
      ])
    #expect(submission.ignored.contains("App/App/AppDelegate.swift"))
  }

  @Test(
    "are in a file with another name if there is no Swift file, and are compiled under a Swift name",
    arguments: [
      ("Answer.md", "Mine:\n```swift\n\(picker)\n```\n", "Answer.swift"),
      ("ada/Picker.txt", picker, "Picker.swift"), ("Picker", picker, "Picker.swift"),
      ("Picker.swift.bak", picker, "Picker.swift"),
      ("Picker.rtf", #"{\rtf1 public final class Picker \{\}}"#, "Picker.swift"),
    ])
  func documents(_ path: String, _ text: String, _ name: String) throws {
    guard case .accepted(let submission) = try intake([path: text, "README.md": Self.picker])
    else {
      Issue.record("refused")
      return
    }
    #expect(submission.files.map(\.name) == [name])
    let own = path.split(separator: "/").last ?? ""
    #expect(submission.notes.first?.english == "\(own) was read as \(name).")
    #expect(try names([path: text, "Other.swift": "struct Other {}"]) == ["Other.swift"])
  }

  @Test("are in a document beside the unchanged stub, or somebody has to look at it")
  func besideStub() throws {
    let stub = [
      "Lamp.swift": "public final class Lamp { var on: Switch? }\n",
      "Switch.swift": "public final class Switch {}",
    ]
    let answer = "public final class Lamp { var off = true }"
    func taken(_ more: [String: String]) throws -> [String: String]? {
      let intake = try intake(stub.merging(more) { _, new in new }, Self.lamp)
      guard case .accepted(let submission) = intake else { return nil }
      return Dictionary(
        submission.files.map { ($0.name, String(decoding: $0.content, as: UTF8.self)) },
        uniquingKeysWith: { first, _ in first })
    }
    #expect(try taken([:]) == stub)
    #expect(try taken(["icon.png": "", "notes.txt": "I could not do it."]) == stub)
    let typed = try #require(try taken(["lamp.txt": answer]))
    #expect(typed.values.contains(answer))
    #expect(typed["Switch.swift"] == stub["Switch.swift"])
    for name in ["lamp.docx", "work.zip", "lamp.pdf"] {
      #expect(try taken([name: "?"]) == nil, "\(name)")
      #expect(try taken([name: "?", "Lamp.swift": answer])?["Lamp.swift"] == answer, "\(name)")
    }
  }

  @Test("leave out what is for another exercise, and what compiles only beside that")
  func foreign() throws {
    let task = ExpectedSources(module: "P", types: ["Picker"], others: [Self.lamp])
    func result(_ files: [String: String]) throws -> String {
      let lamp = files.merging(["Lamp.swift": "public final class Lamp {}"]) { one, _ in one }
      switch try intake(lamp, task) {
      case .accepted(let submission):
        #expect(!submission.ignored.contains("Lamp.swift"))
        return submission.files.map(\.name).joined(separator: " ")
      case .leftOut: return "left out"
      case .refused: return "refused"
      }
    }
    #expect(
      try result([
        "Picker.swift": Self.picker, "Lamp+Shade.swift": "extension Lamp {}",
        "Shade.swift": "struct Shade { let lamp: Lamp }",
        "Cord.swift": "struct Cord { let shade: Shade }", "Frame.swift": "struct Frame {}",
      ]) == "Frame.swift Picker.swift")
    #expect(try result(["README.md": "Mine"]) == "left out")
    #expect(try result(["Picker.docx": "PK"]) == "refused", "somebody has to look at it")
    #expect(try result(["Picker.txt": Self.picker]) == "Picker.swift")
    #expect(try result(["App/Model/Picker.swift": Self.picker]) == "Picker.swift")
    #expect(
      try result(["a/Picker.swift": Self.picker, "b/Picker.swift": Self.picker + " // 2"])
        == "refused")
  }

  @Test("are without the answers to other exercises in the same file, and keep their lines")
  func severalInOne() throws {
    let task = ExpectedSources(module: "Picker", types: ["Picker"], others: [Self.lamp])
    func read(_ files: [String: String]) throws -> [String: String] {
      guard case .accepted(let submission) = try intake(files, task) else { return [:] }
      return Dictionary(uniqueKeysWithValues: submission.files.map { ($0.name, Self.text(of: $0)) })
    }
    let lamp = "/// Broken.\nclass Lamp {\n  var on: Switch? = }"
    let own = "\n/// Mine: {\nstruct Row { let text = \"{\" }"
    let both = "import A\n" + lamp + own + "\n" + Self.picker
    let answer = "import A\n\n\n" + own + "\n" + Self.picker
    #expect(try read(["Both.swift": both]) == ["Both.swift": answer])
    #expect(try read(["Both.txt": both]) == ["Both.swift": answer])
    #expect(
      try read(["Both.swift": "import Cables\n" + both, "More.swift": "import Cables"])
        == ["Both.swift": "\n" + answer])
    #expect(
      try read(["Both.swift": both, "Switch.swift": "class Switch {}"]) == ["Both.swift": answer])
    // A helper with the name of another exercise's type is no answer to that.
    let helper = Self.picker + "\nclass Switch {}\nextension Picker { var on: Switch? { nil } }"
    #expect(try read(["Both.swift": helper]) == ["Both.swift": helper])
    #expect(
      try read(["Both.swift": helper, "Lamp.swift": "class Lamp {}"]) == ["Both.swift": helper])
    #expect(
      try read(["A.swift": Self.picker + "\n}\nclass Lamp {"])["A.swift"]?.contains("Lamp") == false
    )
    let debug = "#if DEBUG\nclass Lamp {}\n#endif\n" + Self.picker
    #expect(try read(["A.swift": debug]) == ["A.swift": "#if DEBUG\n\n#endif\n" + Self.picker])
    // The text does not tell which brackets belong together.
    let open = "class Lamp {\n" + Self.picker
    #expect(try read(["Both.swift": open]) == ["Both.swift": open])
  }

  @Test("are without files for exercises of the course that were not asked for")
  func neighbours() throws {
    let task = ExpectedSources(module: "Picker", types: ["Picker"], neighbours: [Self.lamp])
    func read(_ files: [String: String]) throws -> [String] {
      switch try intake(files, task) {
      case .accepted(let submission): submission.files.map(\.name)
      case .leftOut: ["left out"]
      case .refused: ["refused"]
      }
    }
    let lamp = [
      "Lamp.swift": "class Lamp { var on: Switch? = }", "Switch.swift": "class Switch {}",
    ]
    let mine = ["Picker.swift": Self.picker].merging(lamp) { $1 }
    #expect(try read(lamp) == ["left out"])
    #expect(try read(mine) == ["Picker.swift"])
    #expect(try read(mine.merging(["Lamp+.swift": "extension Lamp {}"]) { $1 }) == ["Picker.swift"])
    #expect(
      try read(["Lamp (1).swift": "class Lamp { var on: Int? }", "Picker.swift": Self.picker])
        == ["Picker.swift"])
    // Helpers that this answer needs, though another exercise has such names; and other names.
    let using = ["Picker.swift": "class Picker { let row = Row() }"]
    let row = ["Row.swift": "struct Row { let lamp = Lamp() }"]
    #expect(
      try read(using.merging(row.merging(lamp) { $1 }) { $1 })
        == ["Lamp.swift", "Picker.swift", "Row.swift", "Switch.swift"])
    #expect(
      try read(["Picker.swift": Self.picker, "Lamp.swift": "struct Lamp { let watts = 1 }"])
        == ["Lamp.swift", "Picker.swift"])
    #expect(
      try read(["Picker.swift": Self.picker, "Lights.swift": "struct Lights { var lamp: Lamp? }"])
        == ["Lights.swift", "Picker.swift"])
  }

  @Test("of two of the course's answers in one hand-in go to their exercises, in folders or flat")
  func pairsAreTold() throws {
    let all = try Course(at: TestMachine.checkout).exercises().map {
      (answer: Grader.AnswerFiles(of: $0), files: try $0.solution())
    }
    for (index, own) in all.enumerated() {
      for step in [1, 7, 19] {
        let other = all[(index + step) % all.count]
        let isFlat = Set(own.files.map(\.name)).isDisjoint(with: other.files.map(\.name))
        for isInFolders in isFlat ? [true, false] : [true] {
          let entries = [own, other].flatMap { one in
            one.files.map { file in
              FileTree.Entry(
                path: EntryPath(
                  names: isInFolders ? [one.answer.expected().module, file.name] : [file.name],
                  isText: true),
                kind: .file(size: file.content.count) { () throws(GradingError) in file.content })
            }
          }
          let task = own.answer.expected(beside: [other.answer.expected()], [])
          let intake = try Intake(.tree(FileTree(entries: entries)), for: task, name: "pair")
          guard case .accepted(let submission) = intake else {
            Issue.record("\(task.module) beside \(other.answer.expected().module): \(intake)")
            continue
          }
          let read = submission.files.filter { file in own.files.contains { $0.name == file.name } }
          #expect(
            read.map(Self.text) == own.files.sorted { $0.name < $1.name }.map(Self.text),
            "\(task.module) beside \(other.answer.expected().module)")
        }
      }
    }
  }

  @Test("of the course's answers are never taken for those of another exercise")
  func courseIsTold() throws {
    let answers = try Course(at: TestMachine.checkout).exercises().map {
      (exercise: $0, expected: Grader.AnswerFiles(of: $0).expected())
    }
    for (exercise, own) in answers {
      let task = ExpectedSources(
        module: own.module, types: own.types,
        neighbours: answers.map(\.expected).filter { $0.module != own.module })
      for files in try [exercise.stub(), exercise.solution()] + exercise.variants().map(\.files) {
        let tree = FileTree(
          entries: files.map { file in
            FileTree.Entry(
              path: EntryPath(names: [file.name], isText: true),
              kind: .file(size: 1) { () throws(GradingError) in file.content })
          })
        let (told, foreign, _) = try DeclaringSources.foreign(in: tree, for: task)
        #expect(foreign == [], "\(exercise.name): \(files.map(\.name))")
        let whole = Data(files.map(Self.text).joined(separator: "\n").utf8)
        #expect(throws: Never.self, "\(exercise.name): \(files.map(\.name))") {
          try #expect(told.ownText(of: whole, isDocument: true) == nil)
        }
      }
    }
  }

  @Test(
    "in which each of two exercises has a helper of one name are for a person if they don't compile",
    arguments: [
      [
        "Row.swift": "struct Row { func one() {} }",
        "Row (1).swift": "struct Row { func two() {} }",
      ],
      ["Row.swift": "struct Row { func one() {} }\nstruct Row { func two() {} }"],
      ["Row.swift": "func one() {}", "Rows.swift": "func one() {}"],
    ])
  func namesakes(_ helpers: [String: String]) throws {
    let task = ExpectedSources(module: "Picker", types: ["Picker"], others: [Self.lamp])
    let files = [
      "Picker.swift": "class Picker { func a() { Row().one() } }",
      "Lamp.swift": "class Lamp { func b() { Row().two() } }",
    ]
    guard case .accepted(let submission) = try intake(files.merging(helpers) { $1 }, task) else {
      Issue.record("refused")
      return
    }
    #expect(!submission.setAside.isDisjoint(with: ["Row", "one"]))
  }

  @Test("know the helpers of an exercise beside it in the course, too")
  func namesakesOfNeighbours() throws {
    let task = ExpectedSources(module: "Picker", types: ["Picker"], neighbours: [Self.lamp])
    let files = [
      "Mine.swift": "class Picker { func a() { Row().one() } }\nstruct Row { func one() {} }",
      "Lights.swift": """
      class Lamp { var on: Switch?; func b() { Row().two() } }
      class Switch {}
      struct Row { func two() {} }
      """,
    ]
    guard case .accepted(let submission) = try intake(files, task) else {
      Issue.record("refused")
      return
    }
    #expect(submission.files.map(\.name) == ["Mine.swift"])
  }

  @Test(
    "that nobody reads are no hand-in for other exercises only, if they declare the answer",
    arguments: [
      ("main.swift", "main.swift is not read: a program starts there"),
      ("Tests/Lamp.swift", "Tests/Lamp.swift is not read: hand in the files of"),
      (".Lamp.swift", ".Lamp.swift is not read: give it a name"),
      ("Lamp.docx", "There is no Swift file for Lamp in ada, only Lamp.docx: copy the code"),
      ("README.md", "There is no Swift file for Lamp in ada, only README.md: hand in the files"),
      ("Lamp.txt", "There is no Swift file for Lamp in ada, only Lamp.txt: hand in the files"),
    ])
  func unread(_ name: String, _ words: String) throws {
    let task = ExpectedSources(
      module: "Lamp", types: ["Lamp"], others: [ExpectedSources(module: "P", types: ["Picker"])],
      stub: [SourceFile("Lamp.swift", "class Lamp {\n  func glow() {}\n}")])
    let files = ["Picker.swift": Self.picker, "Helper.swift": "struct Helper { var p: Picker }"]
    let text =
      switch name {
      case "Lamp.docx": "PK\u{3}\u{4}"
      case "Lamp.txt": "func glow() {\n  print(1)\n}"
      default: "class Lamp {}"
      }
    let answer = try intake(files.merging([name: text]) { $1 }, task)
    guard case .refused(_, let reason, _) = answer else {
      Issue.record("not refused: \(answer)")
      return
    }
    #expect(reason.english.hasPrefix(words), "\(reason.english)")
    // Tests, a system's files, and a program for the other exercise are no answer.
    let others = [
      "Tests/A.swift": "import Testing\nclass Lamp {}", "._Lamp.swift": "class Lamp {}",
      "main.swift": "let picker = Picker()", "notes.txt": "time = 3 h; Lamp follows (perhaps)",
    ]
    guard case .leftOut = try intake(files.merging(others) { $1 }, task) else {
      Issue.record("not left out")
      return
    }
  }

  @Test("for another exercise may use helpers that do not say so")
  func helpersOfOthers() throws {
    let task = ExpectedSources(
      module: "Lamp", types: ["Lamp"], others: [ExpectedSources(module: "P", types: ["Picker"])])
    let files = ["Picker.swift": "class Picker { let row = Row() }", "Row.swift": "struct Row {}"]
    guard case .leftOut = try intake(files, task) else {
      Issue.record("not left out")
      return
    }
    guard
      case .refused = try intake(files.merging(["Lamp.swift": ""]) { $1 }, Self.lampBesidePicker)
    else {
      Issue.record("an empty file is for somebody to look at")
      return
    }
    // What has nothing of the stub is no answer, either; a type with another name may be one.
    let scratch = files.merging(["Scratch.swift": "let seconds = 3"]) { $1 }
    guard case .leftOut = try intake(scratch, Self.lampBesidePicker),
      case .accepted = try intake(
        files.merging(["Light.swift": "class Light { var on = 1 }"]) { $1 }, Self.lampBesidePicker)
    else {
      Issue.record("not left out, or not judged")
      return
    }
  }

  @Test(
    "may lack a part that is in a file that nobody can read: somebody has to look at it",
    arguments: [
      ("Switch.docx", "Switch.swift is missing or unchanged, and Switch.docx was not read: copy"),
      ("Switch.zip", "Switch.swift is missing or unchanged, and Switch.zip was not read: unpack"),
      ("rest.zip", "Switch.swift is missing or unchanged, and rest.zip was not read: unpack"),
      ("switch (1).png", "Switch.swift is missing or unchanged, and switch (1).png was not read"),
      ("main.swift", "main.swift has a part of the answer, and is not read: a program starts"),
      ("Tests/S.swift", "Tests/S.swift has a part of the answer, and is not read: hand in"),
    ])
  func unreadPart(_ name: String, _ words: String) throws {
    let lamp = "public final class Lamp { var on: Switch? = Switch() }"
    let text = name.hasSuffix(".swift") ? "class Switch {}" : "PK\u{3}\u{4}"
    guard
      case .refused(_, let reason, _) = try intake(["Lamp.swift": lamp, name: text], Self.lamp)
    else {
      Issue.record("accepted")
      return
    }
    #expect(reason.english.hasPrefix(words), "\(reason.english)")
    // A whole answer lacks nothing; a file of another name gets a note.
    let whole = ["Lamp.swift": lamp, "Switch.swift": "public final class Switch { let x = 1 }"]
    guard case .accepted(let all) = try intake(whole.merging([name: ""]) { $1 }, Self.lamp),
      case .accepted(let half) = try intake(["Lamp.swift": lamp, "text.docx": ""], Self.lamp)
    else {
      Issue.record("refused")
      return
    }
    #expect(all.files.count == 2)
    #expect(
      half.notes.map(\.english) == [
        "text.docx was not read: copy the code into a plain text file whose name ends in .swift, "
          + "and hand that in.",
        "Switch.swift was not handed in, so we took the stub's.",
      ])
  }

  @Test(
    "and documents are one answer, if the documents have what is missing or unchanged",
    arguments: [
      (["Switch.txt": "class Switch { let x = 1 }"], true),
      (["Notes.md": "Switch:\nclass Switch { let x = 1 }"], true),
      (
        [
          "Switch.swift": "public final class Switch {}",
          "Switch.bak": "class Switch { let x = 1 }",
        ], true
      ),
      // Another name, beside an unchanged file.
      (
        ["Switch.swift": "public final class Switch {}", "Notes.md": "class Switch { let x = 1 }"],
        false
      ),
      (
        ["Switch.swift": "class Switch { let y = 1 }", "Switch.bak": "class Switch { let x = 1 }"],
        false
      ),
      (["Notes.md": "the class Switch is long"], false),
    ])
  func documentsBeside(_ files: [String: String], _ isRead: Bool) throws {
    let lamp = ["Lamp.swift": "public final class Lamp { var on: Switch? = Switch() }"]
    guard case .accepted(let some) = try intake(files.merging(lamp) { $1 }, Self.lamp) else {
      Issue.record("refused")
      return
    }
    #expect(some.files.contains { Self.text(of: $0).contains("let x = 1") } == isRead)
    #expect(some.files.count == 2)
  }

  @Test("in another encoding are an answer to one exercise, and cost no other")
  func otherEncoding() throws {
    let task = ExpectedSources(module: "Picker", types: ["Picker"], others: [Self.lamp])
    let files = [
      "Picker.swift": Data(Self.picker.utf8), "Lamp.swift": Data("class Lamp {} // ".utf8) + [0xFC],
    ]
    let tree = FileTree(
      entries: files.map { name, content in
        FileTree.Entry(
          path: EntryPath(names: [name], isText: true),
          kind: .file(size: 1) { () throws(GradingError) in content })
      })
    guard case .accepted(let picker) = try Intake(.tree(tree), for: task, name: "ada"),
      case .refused = try Intake(.tree(tree), for: Self.lamp, name: "ada")
    else {
      Issue.record("not read")
      return
    }
    #expect(picker.files.map(\.name) == ["Picker.swift"])
  }

  @Test(
    "set aside what other texts of the hand-in declare, in case the answer does not compile",
    arguments: [
      (["Lamp/Lamp.swift": "=", "Desk/Helper.swift": "class Helper {}"], "Helper"),
      (["Lamp/Lamp.swift": "=", "Lamp/Helper.txt": "class Helper {}"], "Helper"),
      (["Lamp/Lamp.swift": "=", "Lamp/Solution/Helper.swift": "class Helper {}"], "Helper"),
      (["Lamp/Lamp.swift": "=", "Lamp/main.swift": "func help() {}"], "help"),
      (["Lamp/Lamp.swift": "=", "Help.md": "extension Int { var text: Int { 1 } }"], "text"),
      // Another exercise's type.
      (["Lamp/Lamp.swift": "="], "Desk"),
    ])
  func leftOutNames(_ files: [String: String], _ name: String) throws {
    let desk = ExpectedSources(module: "Desk", types: ["Desk"])
    let task = ExpectedSources(
      module: "Lamp", types: ["Lamp"], others: [desk], stub: Self.lamp.stub)
    let answer = "public final class Lamp { let a = 1 }"
    guard
      case .accepted(let submission) = try intake(files.mapValues { $0 == "=" ? answer : $0 }, task)
    else {
      Issue.record("refused")
      return
    }
    #expect(submission.setAside.contains(name))
    #expect(submission.files.map(\.name).contains("Lamp.swift"))
  }

  @Test("of a playground are without what only runs them; a file of statements is none")
  func statements() throws {
    let playground = "import UIKit\n\(Self.picker)\nlet one = Picker()\nprint(one)\nlet used = 1\n"
    let files = [
      "P.playground/Contents.swift": playground + "func use() -> Int { used }\n",
      "P.playground/contents.xcplayground": "",
    ]
    guard case .accepted(let submission) = try intake(files) else {
      Issue.record("refused")
      return
    }
    let lines = submission.files.map(Self.text).joined().split(separator: "\n")
    #expect(lines == [Substring(Self.picker), "let used = 1", "func use() -> Int { used }"])
    #expect(submission.isExcerpt)
    #expect(
      try names(["Picker.swift": Self.picker, "Try.swift": "let p = Picker()\nprint(p)\n"])
        == ["Picker.swift"])
    let helper = "nonisolated(unsafe) var one = Picker()\nfunc help(_ p: Picker) {\n  print(p)\n}\n"
    #expect(
      try names(["Picker.swift": Self.picker, "Help.swift": helper])
        == ["Help.swift", "Picker.swift"])
  }

  @Test(
    "of several exercises in a file with an open bracket, or without an import, may be cut wrongly")
  func torn() throws {
    func isExcerpt(_ text: String) throws -> Bool? {
      guard case .accepted(let submission) = try intake(["all.swift": text], Self.lampBesidePicker)
      else { return nil }
      return submission.isExcerpt
    }
    let lamp = "final class Lamp {}\n"
    #expect(try isExcerpt("\(Self.picker)\n\(lamp)") == false)
    #expect(try isExcerpt("\(lamp)struct Row {\n") == false)
    #expect(try isExcerpt("\(lamp)\(Self.picker.dropLast())\n") == true)
  }

  private static func text(of file: SourceFile) -> String {
    String(decoding: file.content, as: UTF8.self)
  }

  @Test(
    "that the answer lacks and that were left out are for a person, unless they are another's",
    arguments: [
      // The answer is in a folder named like another exercise.
      (["Lamp/Lamp.swift": "=Lamp.swift", "Desk/Lamp.swift": "class Lamp { let a = 1 }"], false),
      (["Lamp/Switch.swift": "=Switch.swift", "Desk/Desk.swift": "class Lamp {}"], false),
      // In the other's folder, and the other's.
      (
        ["Lamp/Lamp.swift": "=Lamp.swift", "Desk/Desk.swift": "class Desk {}; class Lamp {}"], true
      ),
      // An extension like the stub's, which another exercise could use as well.
      (
        [
          "Lamp.swift": "class Lamp {}", "Desk.swift": "class Desk: Worded {}",
          "Worded.swift": "protocol Worded {}",
          "Lamp+.swift": "extension Lamp: Worded { func shine() { Worded.self } }",
        ], false
      ),
      (["Lamp.swift": "class Lamp { let a = 1 }", "Notes.txt": "class Switch {}"], true),
    ])
  func leftOutWrongly(_ files: [String: String], _ isAccepted: Bool) throws {
    let stub =
      [SourceFile("Lamp.swift", "public final class Lamp { var on: Switch? } // TODO: 1.")]
      + Self.lamp.stub.suffix(1) + [SourceFile("Lamp+.swift", "extension Lamp { func shine() {} }")]
    let task = ExpectedSources(
      module: "Lamp", types: ["Lamp", "Switch"],
      others: [ExpectedSources(module: "Desk", types: ["Desk"])], stub: stub)
    let texts = files.mapValues { text in
      stub.first { "=" + $0.name == text }.map(Self.text) ?? text
    }
    switch try intake(texts, task) {
    case .accepted(let submission):
      #expect(isAccepted || submission.files.contains { Self.text(of: $0).contains("Worded {") })
    case .refused(_, let reason, _):
      #expect(!isAccepted, "\(reason.english)")
      #expect(reason.english.contains("has a part of Lamp (`"))
    case let other: Issue.record("\(other)")
    }
  }

  @Test(
    "in a file with the exercise's name are the answer, also beside another's types of that name",
    arguments: [
      (["Lamp.swift": "class Lamp {}; class Row { let a = 1 }"], ["Desk.swift"]),
      (["Lamp.txt": "Mine:\nclass Lamp {}\nclass Row {}"], ["Desk.txt"]),
      (["lamp (1).swift": "class Lamp {}; class Row {}"], ["Desk.swift"]),
      // The folder of one, and the file of the other.
      (["Lamp/Bulb.swift": "class Lamp {}; class Row {}"], ["Desk.swift", "Desk/More.swift"]),
    ])
  func namedForExercise(_ own: [String: String], _ others: [String]) throws {
    let task = ExpectedSources(
      module: "Lamp", types: ["Lamp", "Row"],
      others: [ExpectedSources(module: "Desk", types: ["Desk", "Row"])])
    let theirs = Dictionary(
      uniqueKeysWithValues: others.map {
        ($0, "class Desk {}\nclass Row { let desk: Desk? = nil }")
      })
    guard case .accepted(let submission) = try intake(own.merging(theirs) { $1 }, task) else {
      Issue.record("refused")
      return
    }
    #expect(submission.files.count == 1)
    #expect(submission.files.allSatisfy { Self.text(of: $0).contains("class Lamp {}") })
  }

  /// Hand-ins for an exercise, and the files that count or a part of the reason why none does.
  private static let layouts: [([String: String], String)] = [
    // Two folders for one exercise, at any depth, by any name.
    (
      ["Lamp/A.swift": "class Lamp { let a = 1 }", "Lamp (1)/A.swift": "class Lamp {}"],
      "declared in"
    ),
    (
      ["v1/Lamp/A.swift": "class Lamp { let a = 1 }", "v2/Lamp/A.swift": "class Lamp {}"],
      "declared in"
    ),
    (
      ["Lamp/A.swift": "class Lamp { let a = 1 }", "final/A.swift": "class Lamp {}"], "declared in"
    ),
    (["Lamp/A.swift": "class Lamp { let a = 1 }", "A.swift": "class Lamp {}"], "declared in"),
    (["Lamp/Lamp.swift": "=Lamp.swift", "Lamp copy/Lamp.swift": "class Lamp {}"], "Lamp.swift"),
    // We ignore files that the folder doesn't use.
    (["Lamp/A.swift": "class Lamp {}", "Help.swift": "func help(_ desk: Desk) {}"], "A.swift"),
    (
      ["Lamp/A.swift": "class Lamp { var h: Help? }", "Help.swift": "class Help {}"],
      "A.swift Help.swift"
    ),
    (["Lamp/A.swift": "class Lamp {}", "Desk/A.swift": "class Lamp { let a = 1 }"], "A.swift"),
    // The stub's unchanged files, and what nobody can read.
    (["Lamp/Lamp.swift": "=Lamp.swift", "Lamp.zip": ""], "Lamp.zip was not read"),
    (["Lamp/Lamp.swift": "=Lamp.swift", "answers.docx": ""], "answers.docx was not read"),
    // A document with a program's name, and one in which not all code is fenced.
    (["main.txt": "class Lamp {}"], "Answer-main.swift"),
    (["a.md": "```\nclass Lamp {}\n```\nThen:\nclass Switch {}\n"], "a.swift"),
    // A file that was saved empty, and files for an app.
    (["Lamp.swift": "class Lamp {}", "Switch.swift": ""], "Lamp.swift Switch.swift"),
    (
      ["Lamp.swift": "class Lamp {}", "App.swift": "import SwiftUI\n@main struct App {}"],
      "Lamp.swift"
    ),
    (["Lamp.swift": "class Lamp {}", "Demo.swift": "import DemoRunner"], "Lamp.swift"),
  ]

  @Test("are found in the layouts that students use", arguments: layouts)
  func areFound(_ files: [String: String], _ result: String) throws {
    let stub = [
      SourceFile("Lamp.swift", "public final class Lamp { // TODO: 1.\n}"),
      SourceFile("Switch.swift", "class Switch {}"),
    ]
    let task = ExpectedSources(
      module: "Lamp", types: ["Lamp", "Switch"],
      others: [ExpectedSources(module: "Desk", types: ["Desk"])], stub: stub)
    let texts = files.merging(["Desk/Desk.swift": "class Desk {}"]) { $1 }.mapValues { text in
      stub.first { "=" + $0.name == text }.map(Self.text) ?? text
    }
    switch try intake(texts, task) {
    case .accepted(let submission):
      let names = submission.files.filter { $0 != stub[1] || files.keys.contains("Switch.swift") }
      #expect(names.map(\.name).joined(separator: " ") == result)
    case .refused(_, let reason, _): #expect(reason.english.contains(result))
    case let other: Issue.record("\(other)")
    }
  }

  @Test("say which programs' entry points were left out, and why")
  func leftOut() throws {
    func notes(_ files: [String: String]) throws -> [String] {
      guard case .accepted(let submission) = try intake(files) else { return ["refused"] }
      return submission.notes.map(\.english)
    }
    let entry = "let picker = Picker()"
    #expect(
      try notes(["Picker.swift": Self.picker, "main.swift": entry]) == [
        "main.swift was left out: it starts a program, and the checks start your code themselves. "
          + "If it is part of your answer, give it another name."
      ])
    // Not about what the sources declare, tests, notes, or an empty file.
    #expect(
      try notes([
        "Picker.swift": Self.picker, "Picker.md": Self.picker, "notes.txt": "class",
        "main.swift": "",
        "Tests/main.swift": entry,
      ]) == [])
  }

  private static let stub = [
    SourceFile("Picker.swift", picker + " // TODO: 1."),
    SourceFile("Delegate.swift", "protocol PickerDelegate: AnyObject {}"),
    SourceFile("Row+Picker.swift", "extension Row { var picker: Picker { Picker() } }"),
  ]
  private static let complete = ExpectedSources(
    module: "Picker", types: ["Picker", "PickerDelegate"], stub: stub)

  @Test("are completed by the stub's files, and say so")
  func completed() throws {
    guard case .accepted(let some) = try intake(["Picker.swift": Self.picker], Self.complete) else {
      Issue.record("refused")
      return
    }
    #expect(some.files.map(\.name) == ["Delegate.swift", "Picker.swift", "Row+Picker.swift"])
    // Judged like a complete hand-in with these files, so there is nothing to gain.
    #expect(some.files[1].content == Data(Self.picker.utf8))
    #expect(some.files[0] == Self.stub[1])
    #expect(
      some.notes.map(\.english) == [
        "Delegate.swift, Row+Picker.swift were not handed in, so we took the stub's."
      ])
  }

  @Test(
    "are not completed where the file, or what it declares or extends, is there; nor strangers",
    arguments: [
      ["A.swift": "class Picker {}\nprotocol PickerDelegate {}\nextension Row {}"],
      ["picker.swift": "//", "Delegate.SWIFT": "//", "Row+Picker.swift": "class Picker {}"],
      ["Other.swift": "class Other {}"], ["Row.swift": "extension Row {}"],
      [
        "A.swift": "extension Picker {}",
        "B.swift": "class Picker {}\nprotocol PickerDelegate {}\nextension Row {}",
      ],
      ["A.swift": "class Picker {}\nclass PickerDelegate {}\nstruct Row {}"],
    ])
  func notCompleted(_ files: [String: String]) throws {
    guard case .accepted(let submission) = try intake(files, Self.complete) else {
      Issue.record("refused")
      return
    }
    #expect(submission.files.count == files.count, "\(submission.notes)")
  }

  @Test("are completed in no right or wrong answer of the course, however it is arranged")
  func courseIsComplete() throws {
    for exercise in try Course(at: TestMachine.checkout).exercises() {
      let answer = Grader.AnswerFiles(of: exercise)
      let task = ExpectedSources(module: exercise.name, types: answer.types, stub: answer.stub)
      let answers =
        try [("stub", exercise.stub()), ("solution", exercise.solution())]
        + exercise.variants().map { ($0.name, $0.files) }
        + exercise.mistakes().map { ($0.name, try exercise.program(of: $0)) }
      for (name, files) in answers {
        #expect(task.standIns(for: files) == [], "\(exercise.name): \(name)")
      }
    }
  }

  @Test("of a package are completed only if its own sources are not the answer")
  func packages() throws {
    let stub = [SourceFile("A.swift", "struct A {}"), SourceFile("B.swift", "struct B {}")]
    func names(_ package: PackageExercise) -> [String] {
      let answer = Grader.AnswerFiles(of: Exercise(of: package))
      let task = ExpectedSources(module: "P", types: answer.types, stub: answer.stub)
      return task.standIns(for: [stub[0]]).map(\.name)
    }
    var package = PackageExercise(
      module: "P", title: "P", folder: URL(filePath: "/"), stub: stub, reference: stub, suite: [])
    #expect(names(package) == [])
    package.reference = [stub[0], SourceFile("B.swift", "struct B { let b = 1 }")]
    #expect(names(package) == ["B.swift"])
    package.fixed = [stub[1]]
    #expect(names(package) == [])
  }

  @Test("are not in two files that would be compiled under one name, nor in a huge one")
  func documentsRefused() throws {
    func reason(_ files: [String: String]) throws -> String {
      guard case .refused(_, let reason, _) = try intake(files) else { return "accepted" }
      return reason.english
    }
    #expect(
      try reason(["A.md": Self.picker, "A.txt": "protocol PickerDelegate {}"])
        == "A.md and A.txt would both be read as A.swift: hand in one of them.")
    #expect(
      try reason(["Big.txt": Self.picker + String(repeating: "\n", count: 256 << 10)])
        .hasPrefix("There is no Swift file in ada, only Big.txt"))
  }

  @Test(
    "are missing, and the advice fits what is there",
    arguments: [
      ("Answer.docx", "copy the code into a plain text file"), ("a.pdf", "copy the code"),
      ("a.rar", "pack the files again, as .zip"), ("Picker.swift.gz", "pack the files again"),
      ("answer.webloc", "hand in the file, and not a link"),
      ("photo.HEIC", "hand in the code as text"),
      ("notes.txt", "hand in the files of the exercise's Sources folder."),
    ])
  func advice(_ name: String, _ words: String) throws {
    guard case .refused(_, let reason, _) = try intake([name: "x"]) else {
      Issue.record("accepted")
      return
    }
    #expect(
      reason.english.hasPrefix("There is no Swift file in ada, only \(name): \(words)"),
      "\(reason)")
  }

  @Test("are those of src, of a playground, of folders beside documents")
  func places() throws {
    let doc = ["docs/notes.md": ""]
    #expect(try names(["src/Picker.swift": Self.picker].merging(doc) { $1 }) == ["Picker.swift"])
    #expect(
      try names([
        "P.playground/Contents.swift": "import UIKit",
        "P.playground/Sources/Picker.swift": Self.picker,
        "P.playground/contents.xcplayground": "",
      ]) == ["Picker.swift"])
    #expect(
      try names([
        "a/P.playground/Contents.swift": "import UIKit", "b/notes.txt": "",
        "a/P.playground/Sources/Picker.swift": Self.picker,
      ]) == ["Picker.swift"])
  }

  @Test("are refused where two that differ declare the same, and a copy is left out")
  func copies() throws {
    let copy = ["new/Picker.swift": Self.picker, "old/Picker.swift": Self.picker]
    #expect(try names(copy) == ["Picker.swift"])
    let other = "class Picker { let x = 1 }"
    let beside = ["Picker.swift": Self.picker, "old/Picker.swift": other]
    #expect(try names(beside) == ["Picker.swift"])
    for folder in ["Old", "Backup 2", "old-stuff", "new alt", "new v0"] {
      guard
        case .accepted(let submission) = try intake(
          ["new/Picker.swift": Self.picker, "\(folder)/Picker.swift": other])
      else {
        Issue.record("\(folder)")
        continue
      }
      #expect(submission.files.map(\.content) == [Data(Self.picker.utf8)], "\(folder)")
    }
    guard
      case .refused(_, let reason, _) = try intake(
        ["new/Picker.swift": Self.picker, "old/P.swift": "class Picker { let x = 1 }"])
    else {
      Issue.record("accepted")
      return
    }
    #expect(
      reason.english
        == "`Picker` is declared in new/Picker.swift and in old/P.swift: hand in one of them.")
  }

  @Test("are not guessed where no file declares the types")
  func nothing() throws {
    guard
      case .refused(_, let reason, _) = try intake(["a/X.swift": "class X {}", "b/Y.swift": ""])
    else {
      Issue.record("accepted")
      return
    }
    #expect(reason.english.hasPrefix("Its Swift files are in the wrong place, such as a/X.swift"))
  }

  @Test("leave out what another exercise asks for")
  func others() throws {
    let flip = ExpectedSources(module: "Flip", types: ["Flip", "Picker"])
    let task = ExpectedSources(module: "P", types: ["Picker"], others: [flip])
    let files = [
      "Picker.swift": Self.picker, "Flip.swift": "class Flip {}", "Both.swift": "struct Both {}",
    ]
    guard case .accepted(let submission) = try intake(files, task) else {
      Issue.record("refused")
      return
    }
    #expect(submission.files.map(\.name) == ["Both.swift", "Picker.swift"])
  }

  @Test("leave out the file in which a learner tries the exercise")
  func play() throws {
    let files = ["Picker.swift": Self.picker, "Play.swift": "let picker = Picker()"]
    guard case .accepted(let submission) = try intake(files) else {
      Issue.record("refused")
      return
    }
    #expect(submission.files.map(\.name) == ["Picker.swift"])
    #expect(
      submission.notes.map(\.english) == [
        "Play.swift is where you try the exercise: it was left out."
      ])
  }

  @Test("leave out tests that a learner has written, and say so")
  func ownTests() throws {
    let tests = "import Testing\n@testable import Picker\n@Test func picks() {}"
    let files = ["Picker.swift": Self.picker, "PickerTests.swift": tests]
    guard case .accepted(let submission) = try intake(files) else {
      Issue.record("refused")
      return
    }
    #expect(submission.files.map(\.name) == ["Picker.swift"])
    #expect(submission.ignored == ["PickerTests.swift"])
    #expect(
      submission.notes.map(\.english) == [
        "PickerTests.swift is a file of tests of your own: it was left out."
      ])
    // A requested file is judged, whatever it imports; and at least one file must be judged.
    #expect(try names(["Picker.swift": "import XCTest\n" + Self.picker]) == ["Picker.swift"])
    #expect(try names(["PickerTests.swift": tests]) == ["PickerTests.swift"])
  }

  @Test("are known by words at the right place alone")
  func words() {
    func names(_ text: String) -> Set<String> { DeclaredTypes(in: Data(text.utf8)).names }
    #expect(
      names("public final class A: B {\n  class func make() {}\n  enum C { case d }\n}") == ["A"])
    #expect(names("func a(actor: B, class C) {}\nstruct D {}") == ["D"])
    #expect(names(#"let a = "\(b ?? "})")" /* class B { */"# + "\nenum E {}") == ["E"])
    #expect(names(##"let a = #"C:\"# + " class B {""## + "\nenum E {}") == ["E"])
    #expect(names("let a = /[({]/; let b = c / d\nenum E {}") == ["E"])
    let long = "let a = \"\"\"\n  \\(b { \"\"\"\n  enum C {}\n\"\"\" })\n\"\"\"\nenum E {}"
    #expect(names(long) == ["E"])
    #expect(names("// class A\nlet x = 1 // struct B\nactor C<T> {}") == ["C"])
    #expect(names("the class A is long\nSee class B\nour class C: it is new\nThe enum D.") == [])
    #expect(
      names("@MainActor class A\n{ }; struct B<T> where T: A {} ; indirect enum C: Int {}")
        == ["A", "B", "C"])
    #expect(DeclaredTypes(in: Data("@testable import XCTest".utf8)).importsTests)
    #expect(DeclaredTypes(in: Data("import class UIKit.UIView".utf8)).importsAppFramework)
  }

  /// Versions of one file, the one that is taken, and the beginning of the note.
  struct Versions: CustomTestStringConvertible {
    let testDescription: String
    let files: [String: String]
    let names: [String]
    let note: String

    init(_ files: [String: String], _ names: [String], _ note: String = "") {
      (self.files, self.names, self.note) = (files, names, note)
      testDescription = files.keys.sorted().joined(separator: ", ")
    }
  }

  private static let untouched = picker + " // TODO: 1."
  private static let mine = "public final class Picker { var mine = 1 }"
  private static let later = "public final class Picker { var mine = 2 }"

  @Test(
    "that are versions of one file, of which nobody knows the later, are refused",
    arguments: ["Picker_final.swift", "Picker-v2.swift", "Mine.swift", "neu/PickerNeu.swift"])
  func rivals(_ name: String) throws {
    let task = ExpectedSources(
      module: "Picker", types: ["Picker"], stub: [SourceFile("Picker.swift", Self.untouched)])
    guard
      case .refused(_, let reason, _) = try intake(
        ["Picker.swift": Self.mine, name: Self.later], task)
    else {
      Issue.record("accepted")
      return
    }
    #expect(reason.english.contains("`Picker` is declared in "))
    #expect(reason.english.hasSuffix(": hand in one of them."))
  }

  @Test(
    "of which several are versions of one file count once",
    arguments: [
      Versions(
        ["Picker.swift": untouched, "Picker (1).swift": mine], ["Picker (1).swift"],
        "Picker.swift is the stub's, unchanged: Picker (1).swift counts instead."),
      Versions(
        ["Picker.swift": mine, "Picker (1).swift": untouched], ["Picker.swift"],
        "Picker (1).swift is the stub's, unchanged"),
      Versions(
        ["Picker.swift": untouched.replacing("\n", with: "\r\n") + " \r\n", "Mine.swift": mine],
        ["Mine.swift"], "Picker.swift is the stub's, unchanged"),
      Versions(
        ["Picker.swift": untouched, "Picker.swift.txt": mine], ["Picker.swift"],
        "Picker.swift is the stub's, unchanged"),
      Versions(
        ["Picker.swift": untouched, "new/Picker.swift": mine], ["Picker.swift"],
        "Picker.swift is the stub's, unchanged: new/Picker.swift counts instead."),
      Versions(
        ["Picker.swift": mine, "Picker copy.swift": mine], ["Picker.swift"],
        "Picker copy.swift is a copy of Picker.swift: one counts."),
      Versions(
        ["Picker (1).swift": untouched, "Picker (2).swift": untouched], ["Picker (1).swift"],
        "Picker (2).swift is a copy of Picker (1).swift"),
      Versions(
        ["Picker.swift": mine, "Picker (1).swift": later], ["Picker (1).swift"],
        "Picker (1).swift and Picker.swift are versions of one file: Picker (1).swift counts."
      ),
      Versions(
        ["Picker (9).swift": mine, "Picker (10).swift": later], ["Picker (10).swift"],
        "Picker (10).swift and Picker (9).swift are versions"),
      Versions(
        ["Picker-1.swift": later, "Picker.swift": mine], ["Picker-1.swift"],
        "Picker-1.swift and Picker.swift are versions"),
      Versions(
        ["Picker - Kopie.swift": later, "Picker.swift": mine], ["Picker.swift"],
        "Picker - Kopie.swift looks like an older version of Picker.swift by its name"),
      Versions(
        ["Picker copy.swift": later, "Picker.swift": "// Ada\n" + untouched],
        ["Picker copy.swift"],
        "Picker.swift is the stub's, unchanged: Picker copy.swift counts instead."),
      Versions(
        ["Picker_old.swift": mine, "Picker.swift": later], ["Picker.swift"],
        "Picker_old.swift looks like an older version of Picker.swift by its name"),
      Versions(
        ["Picker.bak.swift": mine + "\nstruct Row {}", "Picker.swift": later], ["Picker.swift"],
        "Picker.bak.swift looks like an older version"),
      Versions(
        ["Copy of Picker.swift": mine, "Picker.swift": later], ["Picker.swift"],
        "Copy of Picker.swift looks like an older version"),
      Versions(
        ["Picker-v1.swift": mine, "Picker.swift": later], ["Picker.swift"],
        "Picker-v1.swift looks like an older version"),
      Versions(
        ["Picker-v9.swift": mine, "Picker-v10.swift": later], ["Picker-v10.swift"],
        "Picker-v10.swift and Picker-v9.swift are versions of one file"),
      Versions(
        [
          "Helper.swift": "func a() { b() }", "Helper (1).swift": "func a() {}",
          "Picker.swift": mine,
        ],
        ["Helper (1).swift", "Picker.swift"], "Helper (1).swift and Helper.swift are versions"),
      Versions(
        ["App/Picker.swift": untouched, "old/Picker (1).swift": mine], ["Picker (1).swift"],
        "App/Picker.swift is the stub's, unchanged"),
      // Not versions: other types, or code that is switched off.
      Versions(
        ["Picker.swift": mine, "Picker 2.swift": "class Page {}"],
        ["Picker 2.swift", "Picker.swift"]),
      Versions(
        ["Picker.swift": untouched, "Old.swift": "/*\n\(picker)\n*/\nstruct Page {}"],
        ["Old.swift", "Picker.swift"]),
      Versions(
        ["Picker.swift": mine + "\nstruct Row {}", "Row.swift": "struct Row {}"],
        ["Picker.swift", "Row.swift"]),
      Versions(
        [
          "Picker.swift": mine, "More.swift": "extension Picker {}",
          "More2.swift": "extension Picker { func more() {} }",
        ], ["More.swift", "More2.swift", "Picker.swift"]),
    ])
  func versions(_ trial: Versions) throws {
    let task = ExpectedSources(
      module: "Picker", types: ["Picker"], stub: [SourceFile("Picker.swift", Self.untouched)])
    guard case .accepted(let submission) = try intake(trial.files, task) else {
      Issue.record("refused")
      return
    }
    #expect(submission.files.map(\.name) == trial.names)
    let note = submission.notes.first?.english ?? ""
    #expect(trial.note.isEmpty ? note.isEmpty : note.hasPrefix(trial.note), "\(note)")
  }
}
