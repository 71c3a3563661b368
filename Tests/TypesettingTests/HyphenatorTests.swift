import Testing

@testable import Typesetting

@Suite("Hyphenator")
struct HyphenatorTests {
  @Test(
    "divides long words of German and Russian only",
    arguments: [
      ("Das Donaudampfschiff ist da", 30, "Das Donau|dampf|schiff ist da"),
      ("Das DONAUDAMPFSCHIFF ist da", 30, "Das DONAU|DAMPF|SCHIFF ist da"),
      (
        "Die Grundstücksverkehrsgenehmigung und", 30,
        "Die Grund|stücks|ver|kehrs|ge|neh|mi|gung und"
      ),
      ("вот электрификация страны", 30, "вот элек|три|фи|ка|ция страны"),
      ("Donaudampfschiff", 30, "Donaudampfschiff"),
      ("the internationalization is long", 30, "the internationalization is long"),
      ("Das Donaudampfschiff ist da", 60, "Das Donaudampfschiff ist da"),
      ("Das Schiff ist da", 3, "Das Schiff ist da"),
      ("и довготривалість", 12, "и довготривалість"),
    ])
  func divides(text: String, columns: Int, divided: String) {
    let result = Hyphenator(columns: columns)
      .hyphenating(text, isGerman: Hyphenator.isGerman(text))

    #expect(result.replacing("\u{AD}", with: "|") == divided)
  }

  @Test(
    "leaves alone what is no plain word",
    arguments: [
      "Donau\u{AD}dampfschifffahrtsgesellschaft und", "Dampfschifffahrt2Gesellschaft und",
      "a_Dampfschifffahrtsgesellschaft und", "dampfschifffahrtsgesellschaft.de und",
      "\(String(repeating: "schiff", count: 20)) und",
    ])
  func leaves(text: String) {
    #expect(Hyphenator(columns: 20).hyphenating(text, isGerman: true) == text)
  }

  @Test("divides every word of a text, and nothing else of it")
  func dividesAll() {
    let result = Hyphenator(columns: 30)
      .hyphenating("1 Donaudampfschiff, a- Donaudampfschiff!", isGerman: true)

    #expect(
      result.replacing("\u{AD}", with: "|") == "1 Donau|dampf|schiff, a- Donau|dampf|schiff!")
  }

  @Test(
    "knows German by its words, whatever is beside them",
    arguments: [("Schiffe „und“ Boote", true), ("UND", true), ("undulate", false), ("", false)])
  func knowsGerman(text: String, isGerman: Bool) {
    #expect(Hyphenator.isGerman(text) == isGerman)
  }

  @Test("code, and words that are listened to, stay whole")
  func sparesCode() throws {
    let markdown = "Hier ist `dampfschifffahrtsgesellschaft` nicht"

    #expect(
      try Page.color(24).lines(of: markdown).map(\.text)
        == ["Hier ist", "dampfschifffahrtsgesells", "chaft nicht"])
    #expect(
      try Page.accessible(24).lines(of: markdown.replacing("`", with: "")).map(\.text)
        == ["Hier ist", "dampfschifffahrtsgesells", "chaft nicht"])
  }
}
