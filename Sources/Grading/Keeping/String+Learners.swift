import CourseModel
extension StringProtocol {
  /// This text, made safe for learners whatever its origin: without characters that could control a
  /// terminal or reorder text, without the grader's folders and a suite's internal names, and with
  /// at most `limit` characters.
  func forLearners(limit: Int) -> String {
    let start = prefix(limit)
    var text = ""
    for scalar in start.unicodeScalars {
      // Joiners are part of the spelling of some scripts, and of emoji.
      if !scalar.isInvisible || ["\n", "\u{200C}", "\u{200D}"].contains(scalar) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text.withoutGraders + (start.endIndex < endIndex ? " …" : "")
  }
}

extension String {
  /// This text without details that only code that has inspected the grader's process can know: the
  /// folders of the build, and a suite's internal names in Swift's form.
  fileprivate var withoutGraders: String {
    // Hardly any text contains such details, and regular expressions are slower than searching for
    // words.
    guard contains("switchboard-") || contains("Program.") else { return self }
    return replacing(/\/[^\s"']*switchboard-[0-9]+-\w{6}\/\w+\//, with: "")
      .replacing(
        /\bProgram\.(?:\(unknown context at \$[0-9a-f]*\)?(?:\.\w+)*|\w+Suite\b)/,
        with: "(inside the checks)")
  }

  /// This text with each absolute path reduced to its last component.
  var withoutFolders: String {
    replacing(/(^|[\s'"(=:<“])\/(?:[^\s\/'"():;,<>”]+\/)+/) { String($0.output.1) }
  }
}
