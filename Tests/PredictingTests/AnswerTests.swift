import TestSupport
import Testing
import Typesetting

@testable import FullScreen

@Suite("A prediction's answer")
struct AnswerTests {
  @Test("is the order of the lines, among all that are printed before and after, and false ones")
  func order() throws {
    let answer = try Samples.answer(
      "order player.swift without \"weak \"", ["rewind"], before: ["play", "stop", "freed"],
      after: ["play", "stop", "play"])
    #expect(answer.choices.map(\.text) == ["freed", "play", "rewind", "stop"])
    #expect(answer.choices.map(\.letter) == ["a", "b", "c", "d"])
    #expect(answer.right == .sequence([1, 3, 1]))
    #expect(try answer.isRight(answer.guess(from: "b d b")))
    #expect(try !answer.isRight(answer.guess(from: "b d")))
    #expect(answer.findings == [])
  }

  @Test("is how many lines contain a text")
  func count() throws {
    let answer = try Samples.answer(
      "count player.swift", ["play"], before: ["play", "stop", "plays on"])
    #expect(answer.choices.isEmpty)
    #expect(answer.right == .number(2))
    #expect(try Samples.answer("count player.swift", ["x"], before: ["a"]).right == .number(0))
  }

  @Test("is which of the lines are printed, whole")
  func which() throws {
    let answer = try Samples.answer(
      "which player.swift", ["stop", "play", "pl"], before: ["play", "stop"])
    #expect(answer.choices.map(\.text) == ["stop", "play", "pl"])
    #expect(answer.right == .chosen([0, 1]))
    #expect(try answer.isRight(answer.guess(from: "b,A b")))
  }

  @Test("is who is freed")
  func freed() throws {
    let answer = try Samples.answer(
      "freed player.swift without \"weak \"", ["the screen => screen: freed", "it => it: freed"],
      before: ["it: freed"], after: ["screen: freed"])
    #expect(answer.choices.map(\.text) == ["the screen", "it"])
    #expect(answer.right == .chosen([0]))
    #expect(answer.findings == [])
  }

  @Test("is the line that the cure changes")
  func fault() throws {
    let answer = try Samples.answer(
      "fault player.swift with \"pause\" for \"stop\"", before: ["play", "stop"],
      after: ["play", "pause"])
    #expect(answer.right == .number(3))
    #expect(answer.findings == [])
    #expect(
      answer.offeredBlocks == [
        .code(
          CodeBlock(
            info: "lines player.swift",
            text: "1  weak var a = 1\n2  print(\"play\")\n3  print(\"stop\")\n", sourceLine: 9))
      ])
  }

  @Test("is which lines go")
  func change() throws {
    let answer = try Samples.answer(
      "change player.swift without \"weak \"", before: ["play", "stop", "freed"],
      after: ["new", "play", "stop"])
    #expect(answer.choices.map(\.text) == ["play", "stop", "freed"])
    #expect(answer.right == .chosen([2]))
    #expect(answer.findings == [])
  }

  @Test(
    "has its question below the changed lines, unless the reader looks for the change",
    arguments: [
      ("order player.swift", nil),
      ("order player.swift without \"weak \"", "- weak var a = 1\n+ var a = 1\n"),
      ("count player.swift with \"stop\" for \"play\"", "- print(\"play\")\n+ print(\"stop\")\n"),
      ("fault player.swift with \"pause\" for \"stop\"", nil),
    ])
  func showsTheChange(head: String, change: String?) throws {
    let options = head.hasPrefix("count") ? ["stop"] : []
    let prediction = try Samples.prediction(head, options)
    let shown = change.map { text in
      Block.code(CodeBlock(info: "change player.swift", text: text, sourceLine: 9))
    }
    #expect(prediction.changeBlocks == (shown.map { [$0] } ?? []))
    #expect(
      prediction.questionBlocks(number: 1, nil, in: .english).suffix(shown == nil ? 0 : 1)
        == prediction.changeBlocks[...])
  }

  @Test("shows the cure of a fault together with what it does")
  func showsTheCure() throws {
    let answer = try Samples.answer(
      "fault player.swift with \"pause\" for \"stop\"", before: ["play", "stop"],
      after: ["play", "pause"])
    let cure = CodeBlock(
      info: "change player.swift", text: "- print(\"stop\")\n+ print(\"pause\")\n", sourceLine: 9)
    #expect(answer.answerBlocks(in: .english).contains(.code(cure)))
  }

  @Test("leaves out lines with nothing on them")
  func blanks() {
    #expect(ProgramRun.printed(text: "a \n\n \r\nb\n") == .printed(["a", "b"]))
  }

  @Test("needs programs that run to their end, but where a fault is looked for")
  func broken() throws {
    let prediction = try Samples.prediction("order player.swift without \"weak \"")
    let fault = #expect(throws: PredictionAnswer.Fault.self) {
      try PredictionAnswer(
        to: prediction, unedited: .printed(["a"]), edited: .broke("Fatal error", printed: []))
    }
    #expect(
      fault?.sentence == "player.swift with its edit does not finish: Fatal error")
    let crash = try PredictionAnswer(
      to: Samples.prediction("fault player.swift without \"weak \""),
      unedited: .broke("Fatal", printed: ["play"]),
      edited: .printed(["a"]))
    #expect(crash.right == .number(1))
    #expect(crash.findings == [])
  }
}

@Suite("A prediction that tells nothing")
struct AnswerFindingTests {
  private func findings(
    _ head: String, _ options: [String] = [], before: [String], after: [String]
  ) throws -> [String] {
    try Samples.answer(head, options, before: before, after: after).findings.map(\.english)
  }

  @Test("has too many lines, or only one")
  func choices() throws {
    let lines = (1...12).map { "line \($0)" }
    #expect(
      try findings("order player.swift", before: lines, after: lines) == [
        "the question offers 12 lines, but 11 are the limit; make the program print less"
      ])
    #expect(
      try findings("order player.swift", before: ["a"], after: ["a"]) == [
        "the question offers only one answer; add a wrong line, '- LINE', or print more"
      ])
    #expect(
      try findings("order player.swift", ["a", "b"], before: [], after: []) == [
        "nothing is printed, so there is no order; ask 'which' or 'count'"
      ])
  }

  @Test("has options that are all right, or all wrong")
  func options() throws {
    #expect(
      try findings("which player.swift", ["a", "b"], before: ["a", "b"], after: ["a", "b"]) == [
        "all options are printed; add one that is not"
      ])
    #expect(
      try findings("freed player.swift", ["a => b", "c => d"], before: ["a"], after: ["a"]) == [
        "none of the options is freed; add one that is"
      ])
  }

  @Test("has an edit that shows nothing, or everything, or half of a line")
  func edits() throws {
    let change = "change player.swift without \"weak \""
    #expect(
      try findings(change, before: ["a", "b"], after: ["a", "b"]) == [
        "the edit removes no line; choose another edit"
      ])
    #expect(
      try findings(change, before: ["a"], after: []) == [
        "the edit removes all lines; keep one of them"
      ])
    #expect(
      try findings(change, before: ["a", "b", "b"], after: ["b"]) == [
        "'b' is printed less often after the edit, but still printed, so readers can't say whether "
          + "it goes; make the lines differ"
      ])
    #expect(
      try findings("fault player.swift without \"weak \"", before: ["a"], after: ["a"]) == [
        "the program prints the same with the fix; choose one that makes a difference"
      ])
  }
}

@Suite("A typed answer")
struct GuessTests {
  @Test(
    "may be letters in many ways",
    arguments: [
      ("b a", [1, 0]), ("ba", [1, 0]), (" B, A ", [1, 0]), ("-", []), ("none", []), ("a.", [0]),
    ])
  func letters(typed: String, indices: [Int]) throws {
    let answer = try Samples.answer("order player.swift", before: ["a", "b", "c"])
    #expect(try answer.guess(from: typed) == .sequence(indices))
  }

  @Test("has an example, which is never the right answer")
  func example() throws {
    let order = try Samples.answer("order player.swift", before: ["b", "a"])
    #expect(order.howToAnswer.english.contains("such as a b "))
    let which = try Samples.answer("which player.swift", ["a", "b", "c"], before: ["a", "c"])
    #expect(which.howToAnswer.english.contains("such as a b;"))
  }

  @Test(
    "is no answer, and what would be one is said",
    arguments: [
      (
        "order player.swift", [], "x",
        "'x' is not one of the letters: type letters a to b in order, such as b a "
          + "(a letter may come twice; - means none)."
      ),
      (
        "order player.swift", [], " ",
        "Type letters a to b in order, such as b a (a letter may come twice; - means none)."
      ),
      (
        "which player.swift", ["a", "b", "d"], "7",
        "'7' is not one of the letters: type letters a to c, such as a c; - for none."
      ),
      ("count player.swift", ["a"], "two", "'two' is not a possible answer: type a number."),
      ("count player.swift", ["a"], "-1", "'-1' is not a possible answer: type a number."),
      (
        "fault player.swift without \"weak \"", [], "4",
        "'4' is not a possible answer: type the number of a line, 1 to 3."
      ),
    ])
  func refused(head: String, options: [String], typed: String, sentence: String) throws {
    let answer = try Samples.answer(head, options, before: ["a", "b"])
    let error = #expect(throws: NoGuess.self) { try answer.guess(from: typed) }
    #expect(error?.description == sentence)
  }
}

@Suite("Lines side by side")
struct LineComparisonTests {
  private func rows(_ first: [String], _ second: [String]) -> [String] {
    SideBySide(of: first, with: second).rows.map { "\($0.first ?? "-")\($0.second ?? "-")" }
  }

  @Test("stand beside their likes")
  func alignment() {
    #expect(rows(["a", "b"], ["a", "b"]) == ["aa", "bb"])
    #expect(rows(["a", "b", "c"], ["a", "c"]) == ["aa", "b-", "cc"])
    #expect(rows(["a", "c"], ["a", "b", "c", "d"]) == ["aa", "-b", "cc", "-d"])
    #expect(rows(["a", "x", "c"], ["a", "y", "c"]) == ["aa", "xy", "cc"])
    #expect(rows([], ["a"]) == ["-a"])
    #expect(rows([], []) == [])
  }
}

@Suite("A wrong order beside the right one")
struct OrderComparisonTests {
  private func rows(_ expected: [Int], _ printed: [Int]) -> [String] {
    OrderComparison(of: expected, with: printed).rows.map { row in
      [row.expected.map { "\($0)" } ?? "-", row.printed.map { "\($0)" } ?? "-"].joined()
        + (row.remark.map { " \($0.words.english)" } ?? "")
    }
  }

  @Test("says which lines are in another place")
  func moved() {
    #expect(rows([0, 1], [0, 1]) == ["00", "11"])
    #expect(
      rows([2, 0, 1], [0, 1, 2]) == ["2- comes later", "00", "11", "-2 you had it earlier"])
    #expect(
      rows([0, 1, 2], [2, 0, 1]) == ["-2 you had it later", "00", "11", "2- comes earlier"])
    #expect(OrderComparison(of: [2, 0, 1], with: [0, 1, 2]).moved == [2])
  }

  @Test("says which are not printed, which were not expected, and which more or less often")
  func others() {
    #expect(rows([0, 1], [0, 2]) == ["00", "1- not printed here", "-2 not expected here"])
    #expect(rows([0, 0, 1], [0, 1]).filter { $0.count > 2 } == ["0- printed less often"])
    #expect(rows([0, 1], [0, 1, 0]) == ["00", "11", "-0 printed more often"])
    let comparison = OrderComparison(of: [0, 1, 3], with: [0, 2, 2])
    #expect(comparison.moved == [])
    #expect(comparison.missing == [1, 3])
    #expect(comparison.added == [2])
  }
}
