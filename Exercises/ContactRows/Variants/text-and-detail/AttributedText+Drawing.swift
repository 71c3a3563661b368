import MiniCocoa

extension AttributedText {
  /// The text as a terminal draws it: "*home* 0113 496".
  public var drawn: String {
    runs.reduce("") { $0 + $1.drawn }
  }
}

extension AttributedText.Run {
  fileprivate var drawn: String {
    var marks: [String] = []
    if attributes.isBold { marks.append("*") }
    if attributes.isItalic { marks.append("_") }
    return marks.joined() + text + marks.reversed().joined()
  }
}
