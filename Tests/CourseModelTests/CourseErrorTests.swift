import CourseModel
import Foundation
import Testing

/// All possible faults of a course's files, with the messages for its author.
@Suite("A fault in a course")
struct CourseErrorTests {
  let folder: CourseFolder

  init() throws { folder = try CourseFolder() }

  // MARK: - Files

  @Test("no course in the folder")
  func noCourse() throws {
    try folder.remove("Lessons/course.json")

    let refusal = try folder.refusal { _ in () }

    #expect(
      refusal
        == "no course at COURSE: it has no Lessons/course.json; "
        + "name a course's folder with --course DIR")
  }

  @Test("no folder Exercises is none: a course begins with a lesson, or with nothing")
  func noExercises() throws {
    try folder.remove("Exercises")

    #expect(try Course(at: folder.url).exercises().isEmpty)
  }

  @Test("all keys that are missing or wrong are named at once")
  func severalFaults() throws {
    try folder.write(
      """
      {
        "format": 1,
        "topic": "lights",
        "order": "first",
        "checks": [
          {"id": "on"},
          {"name": "It is off", "points": "one"}
        ]
      }
      """, to: "Exercises/Lamp/exercise.json")

    let refusal = try folder.refusal { try $0.exercise(named: "Lamp") }

    let file = "COURSE/Exercises/Lamp/exercise.json"
    #expect(
      Set(refusal.split(separator: "\n")) == [
        "\(file):4: 'order' should be a whole number; change it",
        "\(file):1: the key 'title' is missing; add it",
        "\(file):1: the key 'summary' is missing; add it",
        "\(file):6: the key 'name' is missing in 'checks[0]'; add it",
        "\(file):7: the key 'id' is missing in 'checks[1]'; add it",
        "\(file):7: 'checks[1].points' should be a whole number; change it",
      ])
  }

  @Test(
    "a file that is missing",
    arguments: ["exercise.json", "README.md", "Mistakes/dark/message.md"])
  func missing(file: String) throws {
    try folder.remove("Exercises/Lamp/\(file)")

    let refusal = try folder.refusal { try $0.exercise(named: "Lamp").mistakes() }

    #expect(
      refusal
        == "COURSE/Exercises/Lamp/\(file): cannot be read (it does not exist); "
        + "check that it exists and that you may read it")
  }

  @Test("a folder where a file should be")
  func folderForFile() throws {
    try folder.remove("Exercises/Lamp/README.md")
    try folder.write("", to: "Exercises/Lamp/README.md/x")

    let refusal = try folder.refusal { try $0.exercise(named: "Lamp") }

    #expect(
      refusal
        == "COURSE/Exercises/Lamp/README.md: cannot be read (it is a folder); "
        + "check that it exists and that you may read it")
  }

  @Test("a file that is not UTF-8")
  func notUTF8() throws {
    try Data([0x4c, 0xe9]).write(to: folder.url.appending(path: "Exercises/Lamp/README.md"))

    let refusal = try folder.refusal { try $0.exercise(named: "Lamp") }

    #expect(
      refusal
        == "COURSE/Exercises/Lamp/README.md:1: is not UTF-8; save it as UTF-8")
  }

  @Test("a part of an exercise without Swift files", arguments: ["Sources", "Hidden", "Solution"])
  func emptyPart(part: String) throws {
    try folder.remove("Exercises/Lamp/\(part)")
    try folder.write("", to: "Exercises/Lamp/\(part)/notes.txt")

    let refusal = try folder.refusal { course in
      let lamp = try course.exercise(named: "Lamp")
      _ = try (lamp.stub(), lamp.suite(), lamp.solution())
    }

    #expect(
      refusal == "COURSE/Exercises/Lamp/\(part): has no Swift file; put the exercise's files there")
  }

  @Test("a lesson whose name has no number")
  func unnumberedLesson() throws {
    try folder.write("---\ntitle: X\n---\n", to: "Lessons/delegation/asking.md")

    let refusal = try folder.refusal { try $0.lessons() }

    #expect(
      refusal
        == "COURSE/Lessons/delegation/asking.md:1: its name needs a number and words, such as "
        + "01-asking-without-knowing.md")
  }

  // MARK: - JSON

  @Test(
    "a key that is missing, at the line of its object",
    arguments: [
      ("  \"format\": 1,\n", "1: the key 'format' is missing; add it"),
      ("  \"title\": \"The lamp\",\n", "1: the key 'title' is missing; add it"),
      (", \"name\": \"It reports\"", "13: the key 'name' is missing in 'checks[1]'; add it"),
      (
        "\n      \"name\": \"It compiles alone\",",
        "14: the key 'name' is missing in 'checks[2]'; add it"
      ),
    ])
  func missingKey(removed: String, fault: String) throws {
    let refusal = try lampRefusal(replacing: removed, with: "")

    #expect(refusal == fault)
  }

  @Test(
    "a value of the wrong kind, at its own line",
    arguments: [
      ("2,\n  \"title", "\"two\",\n  \"title", "4: 'order' should be a whole number; change it"),
      ("2,\n", "2.5,\n", "4: 'order' should be a whole number; change it"),
      ("2,\n", "null,\n", "4: 'order' is null, and should be a whole number; give it a value"),
      ("\"The lamp\"", "7", "5: 'title' should be a text in quotes; change it"),
      (
        "{\"shines\": [\"S000-1\"]}", "\"S000-1\"",
        "8: 'facts' should be an object in braces; change it"
      ),
      ("[\"S000-1\"]", "\"S000-1\"", "8: 'facts.shines' should be a list in brackets; change it"),
      ("[\"S000-1\"]", "[1]", "8: 'facts.shines[0]' should be a text in quotes; change it"),
      (
        "{\"shines\": [\"S000-1\"]}", "[\"S000-1\"]",
        "8: 'facts' does not say which check teaches each fact; "
          + "write \"facts\": {\"CHECKID\": [\"S000-3\"]}"
      ),
      (
        "\"checkSeconds\": 2", "\"checkSeconds\": \"2\"",
        "10: 'limits.checkSeconds' should be a number; change it"
      ),
      (
        "{\"id\": \"reports\", \"name\": \"It reports\", \"todo\": 2}", "\"reports\"",
        "13: 'checks[1]' should be an object in braces; change it"
      ),
      (
        "\"It reports\"", "\"It reports\", \"points\": \"1\"",
        "13: 'checks[1].points' should be a whole number; change it"
      ),
      (
        "\"points\": 2,", "\"points\": true,",
        "17: 'checks[2].points' should be a whole number; change it"
      ),
      (
        "\"format\": 1", "\"format\": \"1\"", "2: 'format' should be a whole number; change it"
      ),
    ])
  func wrongKind(old: String, new: String, fault: String) throws {
    let refusal = try lampRefusal(replacing: old, with: new)

    #expect(refusal == fault)
  }

  @Test("a list where an object should be")
  func wrongTop() throws {
    try folder.write("[]", to: "Exercises/Lamp/exercise.json")

    let refusal = try lampRefusal()

    #expect(refusal == "1: the file should be an object in braces; change it")
  }

  @Test("a value of the wrong kind in a file whose lines begin with tabs")
  func tabs() throws {
    let text = try #require(CourseFolder.sample["Exercises/Lamp/exercise.json"])
    try folder.write(
      text.replacing("  ", with: "\t").replacing("\"order\": 2", with: "\"order\": \"2\""),
      to: "Exercises/Lamp/exercise.json")

    let refusal = try lampRefusal()

    #expect(refusal == "4: 'order' should be a whole number; change it")
  }

  @Test(
    "JSON that is none, at its line",
    arguments: [
      ("\"The lamp\",", "\"The lamp\"", "6: did not find expected ',' or '}'"),
      ("\"todo\": 1},", "\"todo\": 1}", "13: did not find expected ',' or ']'"),
      ("\"The lamp\"", "'The lamp'", "5: is not JSON"),
      ("\"The lamp\"", "The lamp", "5: is not JSON"),
      ("\"points\": 2,", "\"points\": 02,", "17: is not JSON"),
      ("\"order\": 2,", "\"order\": 2, # second", "4: is not JSON"),
    ])
  func syntaxError(old: String, new: String, fault: String) throws {
    let refusal = try lampRefusal(replacing: old, with: new)

    #expect(
      refusal
        == "\(fault); check that line and the one before for a comma, a quote or a bracket")
  }

  @Test(
    "JSON that ends too early, at the last line that holds anything",
    arguments: [("", 1), ("{\n\n", 1), ("{\n\"format\": 1", 2)])
  func endsEarly(text: String, line: Int) throws {
    try folder.write(text, to: "Exercises/Lamp/exercise.json")

    let refusal = try lampRefusal()

    #expect(
      refusal
        == "\(line): the file ends too early; look for a quote or a bracket that is not closed")
  }

  @Test("a file of a newer format, whatever else is in it")
  func newer() throws {
    try folder.write("{\"format\": 2}", to: "Exercises/Lamp/exercise.json")

    let refusal = try lampRefusal()

    #expect(
      refusal
        == "1: has format 2, this switchboard reads up to 1; install a newer switchboard")
  }

  @Test("a course.json with a fault")
  func courseFile() throws {
    try folder.edit(
      "Lessons/course.json", replacing: "\"title\": \"Notification\"", with: "\"t\": 1")

    let refusal = try folder.refusal { _ in () }

    #expect(
      refusal
        == "COURSE/Lessons/course.json:7: the key 'title' is missing in 'topics[1]'; add it")
  }

  // MARK: - Checks

  @Test(
    "a check that cannot be, at its line",
    arguments: [
      (
        "\"reports\"", "\"shines\"", "13: two checks have the id 'shines'; rename one of them"
      ),
      (
        "\"reports\"", "\"it reports\"",
        "13: the check's id 'it reports' cannot be the name of a Swift function; use letters, "
          + "digits and underscores"
      ),
      (
        "\"standsAlone\"", "\"2nd\"",
        "15: the check's id '2nd' cannot be the name of a Swift function; use letters, digits "
          + "and underscores"
      ),
      (
        "\"reports\"", "\"\"",
        "13: the check's id '' cannot be the name of a Swift function; use letters, digits and "
          + "underscores"
      ),
      (
        "\"points\": 3", "\"points\": -3",
        "12: the check 'shines' is worth -3 points; give it at least 1, or 0 if it should not count"
      ),
      (
        "\"points\": 2", "\"points\": -1",
        "17: the check 'standsAlone' is worth -1 points; give it at least 1, or 0 if it should "
          + "not count"
      ),
      (
        "\"points\": 2", "\"needs\": \"repots\"",
        "17: the check 'standsAlone' needs 'repots', which is not a check above it; name one "
          + "that is"
      ),
      (
        "\"points\": 3", "\"needs\": \"reports\"",
        "12: the check 'shines' needs 'reports', which is not a check above it; name one that is"
      ),
      (
        ",\n      \"message\": \"The lamp needs the room.\"", "",
        "18: the check 'standsAlone' has compilesWithout but no message; add one for code that "
          + "does not compile"
      ),
      (
        "\"points\": 3", "\"declares\": [\"Lamp\"]",
        "12: the check 'shines' has declares but no message; add one for a missing declaration"
      ),
      (
        "\"points\": 3", "\"opens\": [\"More.swift\"]",
        "12: the check 'shines' has opens but no declares; "
          + "add what a submission has to declare for these files of the suite, or remove opens"
      ),
      (
        "\"points\": 2", "\"declares\": [\"Lamp\"]",
        "17: the check 'standsAlone' has both compilesWithout and declares; make two checks of it"
      ),
      (
        "It shines\", \"points\": 3, \"todo\": 1", "It shines\", \"points\": 3",
        "12: the check 'shines' does not say which TODO decides it; "
          + "add \"todo\": and the number of the stub's TODO that makes it pass"
      ),
      (
        "It reports\", \"todo\": 2", "It reports\", \"todo\": 3",
        "13: the check 'reports' belongs to TODO 3, which Sources lacks; use a number from 1 to 2"
      ),
      (
        "\"points\": 2, \"todo\": 2", "\"points\": 2, \"todo\": 1",
        "14: the check 'standsAlone' of TODO 1 is below 'reports' of TODO 2; move it up: checks "
          + "follow the order of the TODOs"
      ),
    ])
  func impossibleCheck(old: String, new: String, fault: String) throws {
    let refusal = try lampRefusal(replacing: old, with: new)

    #expect(refusal == fault)
  }

  @Test("no check that is worth a point")
  func nothingCounts() throws {
    try folder.edit(
      "Exercises/Bell/exercise.json", replacing: "\"It rings\"",
      with: "\"It rings\", \"points\": 0")

    let refusal = try folder.refusal { try $0.exercise(named: "Bell") }

    #expect(
      refusal
        == "COURSE/Exercises/Bell/exercise.json:3: no check is worth a point; "
        + "give one of them at least 1")
  }

  @Test("mistakes that name a missing check: all of them at once")
  func severalMistakes() throws {
    try folder.write(
      "---\nfails: [shines, glows]\ncrashes: [hums]\n---\nIt hums.\n",
      to: "Exercises/Lamp/Mistakes/humming/message.md")
    try folder.edit(
      "Exercises/Lamp/exercise.json",
      replacing: "{\"id\": \"reports\", \"name\": \"It reports\", \"todo\": 2},", with: "")

    let refusal = try folder.refusal { try $0.exercise(named: "Lamp").mistakes() }

    let place = "COURSE/Exercises/Lamp/Mistakes"
    let cure = "its checks are 'shines', 'standsAlone'"
    #expect(
      refusal == """
        \(place)/dark/message.md:3: Lamp has no check 'reports'; \(cure)
        \(place)/humming/message.md:2: Lamp has no check 'glows'; \(cure)
        \(place)/humming/message.md:3: Lamp has no check 'hums'; \(cure)
        """)
  }

  @Test("faults in several checks, exercises and lessons: all of them at once")
  func severalFiles() throws {
    try folder.edit(
      "Exercises/Lamp/exercise.json", replacing: "\"points\": 3", with: "\"points\": -3")
    try folder.edit(
      "Exercises/Lamp/exercise.json", replacing: "\"standsAlone\"", with: "\"stands alone\"")
    try folder.edit(
      "Exercises/Bell/exercise.json", replacing: "\"delegation\"", with: "\"xyz\"")
    for lesson in ["delegation/02-asking.md", "notification/01-shouting.md"] {
      try folder.write("No front matter.\n", to: "Lessons/\(lesson)")
    }

    let exercises = try folder.refusal { try $0.exercises() }
    let lessons = try folder.refusal { try $0.lessons() }

    #expect(
      exercises.split(separator: "\n").map { $0.prefix { $0 != ";" } } == [
        "COURSE/Exercises/Bell/exercise.json:2: no topic 'xyz' in Lessons/course.json",
        "COURSE/Exercises/Lamp/exercise.json:12: the check 'shines' is worth -3 points",
        "COURSE/Exercises/Lamp/exercise.json:15: the check's id 'stands alone' cannot be the "
          + "name of a Swift function",
      ])
    #expect(
      lessons.split(separator: "\n").map { $0.prefix { $0 != ";" } } == [
        "COURSE/Lessons/delegation/02-asking.md:1: has no front matter",
        "COURSE/Lessons/notification/01-shouting.md:1: has no front matter",
      ])
  }

  @Test("no checks at all")
  func noChecks() throws {
    try folder.edit(
      "Exercises/Bell/exercise.json",
      replacing: "[{\"id\": \"rings\", \"name\": \"It rings\", \"todo\": 1}]",
      with: "[]")

    let refusal = try folder.refusal { try $0.exercise(named: "Bell") }

    #expect(
      refusal
        == "COURSE/Exercises/Bell/exercise.json:3: there are no checks; add at least one")
  }

  @Test(
    "a topic that the course does not have",
    arguments: [
      ("delegaton", "3: no topic 'delegaton' in Lessons/course.json; did you mean 'delegation'?"),
      (
        "xyz",
        "3: no topic 'xyz' in Lessons/course.json; the topics are 'delegation', 'notification'"
      ),
    ])
  func unknownTopic(topic: String, fault: String) throws {
    try folder.edit(
      "Exercises/Lamp/exercise.json", replacing: "\"delegation\"", with: "\"\(topic)\"")

    let refusal = try folder.refusal { try $0.exercises() }

    #expect(
      refusal
        == "COURSE/Exercises/Lamp/exercise.json:\(fault)")
  }

  // MARK: - Markdown

  @Test(
    "hints that are not those for TODO 1, 2 … in their order",
    arguments: [
      (
        "### TODO 2", "### TODO 3",
        "16: the hints for TODO 2 are expected here; give them the heading '### TODO 2'; "
          + "nothing else may follow '## Hints'"
      ),
      (
        "### TODO 2", "## What else",
        "16: the hints for TODO 2 are expected here; give them the heading '### TODO 2'; "
          + "nothing else may follow '## Hints'"
      ),
      ("2. Turn", "3. Turn", "14: hint 2 is expected here; begin it with '2. '"),
      ("### TODO 1\n", "", "12: this hint is for no TODO; put '### TODO 1' above it"),
      (
        "1. Look at the switch.\n2. Turn it.\n", "",
        "14: there is no hint for TODO 1 above this line; write one: '1. …'"
      ),
      (
        "   Think", "Think",
        "20: this line is in no hint; begin a hint with '2. ', and indent its other lines by "
          + "three spaces"
      ),
      (
        "## Hints", "## Hint 1",
        "9: write hints for each TODO; end the file with '## Hints', under it '### TODO 1', '### "
          + "TODO 2' …, and under each a numbered list, whose first item is the first hint"
      ),
    ])
  func hints(old: String, new: String, fault: String) throws {
    try folder.edit("Exercises/Lamp/README.md", replacing: old, with: new)

    let refusal = try folder.refusal { try $0.exercise(named: "Lamp") }

    #expect(
      refusal
        == "COURSE/Exercises/Lamp/README.md:\(fault)")
  }

  @Test(
    "a stub whose TODOs are not counted 1, 2, 3",
    arguments: [
      (
        "TODO: 2.", "TODO: 3.",
        "/Lamp.swift:2: TODO 3 is here, but there is no TODO 2; number them 1, 2, 3 …, in the "
          + "order of work"
      ),
      ("TODO: 2.", "TODO:", "/Lamp.swift:2: this TODO has no number; write '// TODO: 1. …'"),
      (
        "TODO:", "TO DO:",
        ": no file has a TODO; write '// TODO: 1. …' where the work begins, and '// TODO: 2. …' "
          + "where it goes on"
      ),
    ])
  func todos(old: String, new: String, fault: String) throws {
    try folder.edit("Exercises/Lamp/Sources/Lamp.swift", replacing: old, with: new)

    let refusal = try folder.refusal { try $0.exercise(named: "Lamp") }

    #expect(refusal == "COURSE/Exercises/Lamp/Sources\(fault)")
  }

  @Test("a TODO that no check is about")
  func idleTODO() throws {
    try folder.edit(
      "Exercises/Lamp/Sources/Lamp.swift", replacing: "class", with: "// TODO: 3. More.\nclass")

    let refusal = try folder.refusal { try $0.exercise(named: "Lamp") }

    #expect(
      refusal
        == "COURSE/Exercises/Lamp/exercise.json:1: TODO 3 decides no check; write one that "
        + "passes when TODO 3 is done, or merge it with the next TODO")
  }

  @Test("a program between stub and solution that there is not")
  func unknownStep() throws {
    try folder.write("", to: "Exercises/Lamp/Steps/2/Lamp.swift")

    let refusal = try folder.refusal { try $0.exercise(named: "Lamp").steps() }

    #expect(
      refusal
        == "COURSE/Exercises/Lamp/Steps/2: is not the folder of a program between two TODOs; "
        + "remove it")
  }

  @Test(
    "front matter that is missing, open or wrong, at its line",
    arguments: [
      (
        "# Asking\n",
        "1: has no front matter; begin it with a line '---', its keys, and another line '---'"
      ),
      (
        "", "1: has no front matter; begin it with a line '---', its keys, and another line '---'"
      ),
      (
        "---\ntitle: Asking\n\nMay I?",
        "4: the front matter does not end; put a line '---' after its keys"
      ),
      ("---\nfacts: {}\n---\n", "2: the key 'title' is missing; add it"),
      (
        "---\ntitle: Asking\nfacts: [S000-1]\n---\n",
        "3: 'facts' does not say which heading teaches each fact; write 'facts:', and below it "
          + "lines such as '  Heading of the page: [S000-3]'"
      ),
      (
        "---\ntitle: Asking\nfacts:\n  Asking: S000-1\n---\n",
        "4: 'facts.Asking' should be a list in brackets; change it"
      ),
      (
        "---\ntitle: Asking\nfacts:\n  Asking: [S000-1]\n  Asking: [S000-2]\n---\n",
        "4: an object has the key 'Asking' twice; keep one of them"
      ),
      (
        "---\n---\n",
        "2: there are no keys with values; write lines such as 'title: Telling without knowing'"
      ),
      (
        "---\ntitle: Asking\nexercises: Lamp\n---\n",
        "3: 'exercises' should be a list in brackets; change it"
      ),
      (
        "---\ntitle: [Asking]\n---\n", "2: 'title' should be a text in quotes; change it"
      ),
      (
        "---\n- title\n---\n",
        "2: there are no keys with values; write lines such as 'title: Telling without knowing'"
      ),
      (
        "---\ntitle: Asking\nfacts: [S000-1\n---\n",
        "4: did not find expected ',' or ']'; check that line and the one before for a comma, a "
          + "quote or a bracket"
      ),
      (
        "---\ntitle: Asking: and telling\n---\n",
        "2: mapping values are not allowed in this context; check that line and the one before "
          + "for a comma, a quote or a bracket"
      ),
    ])
  func frontMatter(text: String, fault: String) throws {
    try folder.write(text, to: "Lessons/delegation/02-asking.md")

    let refusal = try folder.refusal { try $0.lessons() }

    #expect(
      refusal
        == "COURSE/Lessons/delegation/02-asking.md:\(fault)")
  }

  @Test(
    "a mistake that names a check there is not",
    arguments: [
      (
        "fails: [shines]", "fails: [reports, shine]",
        "2: Lamp has no check 'shine'; did you mean 'shines'?"
      ),
      (
        "crashes: [reports]", "crashes: [zzzzzzzz]",
        "3: Lamp has no check 'zzzzzzzz'; its checks are 'shines', 'reports', 'standsAlone'"
      ),
      (
        "fails: [shines]\n", "fails: [shines]\nsteps: [2]\n",
        "3: no program has the TODOs up to 2 done and others open; remove 'steps'"
      ),
    ])
  func mistake(old: String, new: String, fault: String) throws {
    try folder.edit("Exercises/Lamp/Mistakes/dark/message.md", replacing: old, with: new)

    let refusal = try folder.refusal { try $0.exercise(named: "Lamp").mistakes() }

    #expect(
      refusal
        == "COURSE/Exercises/Lamp/Mistakes/dark/message.md:\(fault)")
  }

  /// Returns the part of the error after the path of exercise.json.
  private func lampRefusal(replacing old: String = "", with new: String = "") throws -> String {
    if !old.isEmpty {
      try folder.edit("Exercises/Lamp/exercise.json", replacing: old, with: new)
    }
    let text = try folder.refusal { try $0.exercise(named: "Lamp") }
    return String(text.trimmingPrefix("COURSE/Exercises/Lamp/exercise.json:"))
  }
}
