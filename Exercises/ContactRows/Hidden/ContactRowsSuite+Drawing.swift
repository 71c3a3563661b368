import Checking
import Contacts
import MiniCocoa
import Testing

import class ContactRows.DetailTable

// Drawing the texts of rows on a terminal.
extension ContactRowsSuite {
  @Test func textDraws() {
    judge(drawsRuns)
  }

  @Test func drawsBothLooks() {
    judge(after: [drawsRuns]) { cast in
      let both = AttributedText.Attributes(isBold: true, isItalic: true)
      let text = AttributedText(cast.town, both) + AttributedText(" \(cast.street)")
      let drawn: String = text.drawn
      guard drawn != "*_\(cast.town)_* \(cast.street)" else { return nil }
      let advice =
        drawn == "_*\(cast.town)*_ \(cast.street)"
        ? "Both marks are there, and the stars have to be outside: put them on last."
        : "The two attributes are independent of each other, and a run may have both."
      return """
        A text has a run that is bold *and* italic, "Leeds", and then a plain one. It draws itself as \
        \(quoted(drawn, for: cast)): it should be "*_Leeds_* 12 Mill Lane". \(advice)
        """
    }
  }
}

private func drawsRuns(_ cast: Cast) -> String? {
  let texts = [
    AttributedText(cast.name),
    AttributedText(cast.name, .bold),
    AttributedText(cast.label, .bold) + AttributedText(" \(cast.digits)"),
    AttributedText("\(cast.user)@") + AttributedText(cast.host, .italic),
    AttributedText(cast.name, .bold) + AttributedText(" ") + AttributedText(cast.town, .italic),
    AttributedText(),
  ]
  let expected = [
    cast.name, "*\(cast.name)*", "*\(cast.label)* \(cast.digits)", "\(cast.user)@_\(cast.host)_",
    "*\(cast.name)* _\(cast.town)_", "",
  ]
  let titles = [
    "plain, \"Ann\"", "bold, \"Ann\"", "\"home\" in bold and \" 0113 496\" in plain",
    "\"ann@\" in plain and \"example.org\" in italics",
    "\"Ann\" in bold, a plain space, and \"Leeds\" in italics", "empty",
  ]
  for (index, text) in texts.enumerated() {
    let drawn: String = text.drawn
    guard drawn != expected[index] else { continue }
    return """
      A text is \(titles[index]). It draws itself as \(quoted(drawn, for: cast)): it should be \
      \(cast.isKnown ? "\"\(expected[index])\"" : "another text"). Each run has attributes of its own, and \
      each is drawn by them.
      """
  }
  return nil
}

/// A drawing for a message: only the story's words, with some of the marks.
private func quoted(_ drawn: String, for cast: Cast) -> String {
  if drawn.isEmpty { return "an empty text" }
  let marks: Set<Character> = ["*", "_"]
  let words = [
    cast.name, "\(cast.label) \(cast.digits)", "\(cast.user)@\(cast.host)",
    "\(cast.name) \(cast.town)", "\(cast.town) \(cast.street)",
  ]
  return words.contains(drawn.filter { !marks.contains($0) }) ? "\"\(drawn)\"" : "another text"
}
