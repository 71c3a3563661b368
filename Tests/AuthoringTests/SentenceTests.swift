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

  @Test("are hard when they are long")
  func long() {
    let long = Array(repeating: "word", count: 26).joined(separator: " ")
    #expect(HardSentence(sentence(long + "."))?.reason == .long(words: 26))
    #expect(HardSentence(sentence(String(long.dropFirst(5)) + ".")) == nil)
  }

  /// For each slip in order, a sentence with it and one that nearly has it.
  private static let slips = [
    ("Who hears it cannot object.", "Who hears it?"),
    ("Were it there, you would know.", "Had it been there?"),
    ("To remove a stranger does nothing.", "To remove it, call `stop()`, which does nothing else."),
    ("Of a progress, only the newest value counts.", "With a target, only that object gets it."),
    ("With a closure goes what it has captured.", "Below it comes the other one."),
    ("The rule stands in the file.", "The rule stands for all of them."),
    ("The screen is told of each change.", "The bell told the screen."),
    ("The delegate is asked for a name.", "The delegate is asking for a name."),
    ("Nobody who listens needs it.", "It does nothing that is new."),
    ("Here the bell is gone.", "Here the bell is going."),
    ("It rings as the stub has it.", "It rings as the stub has rung."),
    ("The call belongs into the method.", "The call belongs to the method."),
    ("It has a place of its own.", "It has its own place."),
    ("The token ends it for good.", "The token is good for one bell."),
    ("It is one of such.", "Such a bell rings."),
    ("Else it rings.", "What else rings?"),
  ]

  @Test("are hard when they have a slip", arguments: slips.indices)
  func slip(_ index: Int) {
    let (bad, good) = Self.slips[index]
    #expect(HardSentence(sentence(bad))?.reason == .slip(Slip.all[index].advice))
    #expect(HardSentence(sentence(good)) == nil)
  }

  @Test("have examples for all slips")
  func examples() { #expect(Self.slips.count == Slip.all.count) }

  @Test(
    "may quote or announce what is a slip elsewhere",
    arguments: ["Who may be it:", "\"Who hears it?\" he asks.", "Write `is told of it` here."])
  func quotation(_ text: String) { #expect(HardSentence(sentence(text)) == nil) }

  private func sentence(_ text: String) -> Sentence {
    Sentence.all(in: Prose.Part(kind: .heading, line: 1, text: text))[0]
  }
}
