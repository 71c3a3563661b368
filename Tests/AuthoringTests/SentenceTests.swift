import Testing
import Typesetting

@testable import Authoring

@Suite("Sentences")
struct SentenceTests {
  @Test(
    "end where a mark and a blank are, and the next one begins",
    arguments: [
      ("One. Two! Three? Four", ["One.", "Two!", "Three?", "Four"]),
      ("It costs 3.5 or 4. That is much.", ["It costs 3.5 or 4.", "That is much."]),
      ("Call `f. G()` e.g. Tuesday, i.e. now.", ["Call `f. G()` e.g. Tuesday, i.e. now."]),
      ("Ask J. Doe. She knows.", ["Ask J. Doe.", "She knows."]),
      ("It is gone. `weak` did it.", ["It is gone.", "`weak` did it."]),
      ("\"Who? You?\" she asks.", ["\"Who?", "You?\" she asks."]),
      ("(This is aside.) That is not.", ["(This is aside.)", "That is not."]),
      ("Wait … and see. …", ["Wait … and see. …"]),
      ("So do I. You too.", ["So do I.", "You too."]),
      ("It says no. See No. 5.", ["It says no.", "See No. 5."]),
      ("", []),
    ])
  func split(text: String, sentences: [String]) {
    let part = Prose.Part(kind: .text, line: 1, text: text)
    #expect(Sentence.all(in: part).map(\.text) == sentences)
  }

  @Test("know their lines")
  func lines() {
    let part = Prose.Part(kind: .text, line: 7, text: "One\ntwo. Three.\nFour\n`x\u{A0}y`.\nFive.")
    let sentences = Sentence.all(in: part)
    #expect(sentences.map(\.line) == [7, 8, 9, 11])
    #expect(sentences.map(\.text) == ["One two.", "Three.", "Four `x y`.", "Five."])
  }

  @Test("of a heading or a cell are one")
  func heading() {
    let part = Prose.Part(kind: .heading, line: 1, text: "Why? Because.")
    #expect(Sentence.all(in: part).map(\.text) == ["Why? Because."])
  }

  @Test(
    "have words that hold a letter or a digit; code is one",
    arguments: [
      ("one two-three 4 — …", 3), ("`a b c` d", 2), ("`let x = 1`, then", 2), ("", 0),
      ("don't stop", 2), ("1. 2.", 2),
    ])
  func words(text: String, count: Int) {
    #expect(text.wordCount == count)
  }

  @Test("are hard when they are long, or leave out who or if")
  func hard() {
    let long = Array(repeating: "word", count: 26).joined(separator: " ")
    let reasons = [
      long + ".", String(long.dropFirst(5)) + ".", "Who hears it cannot object.", "Who hears it?",
      "Who may be it:", "\"Who hears it?\" he asks.", "Had nobody kept it, it would go.",
      "Had it been there?", "Were it there, you would know.", "Should is asked, will is told.",
    ].map { HardSentence(sentence($0))?.reason }
    #expect(
      reasons == [.long(words: 26), nil, .freeWho, nil, nil, nil, .hiddenIf, nil, .hiddenIf, nil])
  }

  private func sentence(_ text: String) -> Sentence {
    Sentence.all(in: Prose.Part(kind: .heading, line: 1, text: text))[0]
  }
}
