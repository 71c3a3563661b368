import Foundation

/// A flag that is set when the enumeration is long over: an object, so nothing is written.
func interferes(with picker: ColorPickerController) {
  var later: [() -> Void] = []
  guard let regex = try? NSRegularExpression(pattern: "[a-z]+") else { return }
  let text = "one two three"
  var words: [String] = []
  regex.enumerateMatches(in: text, range: NSRange(text.startIndex..., in: text)) { match, _, stop in
    later.append { stop.pointee = true }
    guard let match, let range = Range(match.range, in: text) else { return }
    words.append(String(text[range]))
    if words.count == 2 { stop.pointee = true }
  }
  for one in later { one() }
  NSString(string: "a\nb").enumerateLines { line, stop in stop.pointee = ObjCBool(line == "a") }
  precondition(words == ["one", "two"])
}
