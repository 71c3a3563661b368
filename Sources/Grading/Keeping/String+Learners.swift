import CourseModel
extension StringProtocol {
  /// This text as a learner may read it wherever it came from: without characters that could drive
  /// a terminal or turn the order of others around, without the grader's folders and the inner
  /// names of a suite, and at most so many characters.
  func forLearners(limit: Int) -> String {
    let start = prefix(limit)
    var text = ""
    for scalar in start.unicodeScalars {
      // Joiners belong to the spelling of some scripts, and to emoji.
      if !scalar.isInvisible || ["\n", "\u{200C}", "\u{200D}"].contains(scalar) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text.withoutGraders + (start.endIndex < endIndex ? " …" : "")
  }
}

extension String {
  /// Without what only somebody who looked around in the grader's process can say: the folders of
  /// what is being compiled, and a suite's inner names as Swift writes them.
  fileprivate var withoutGraders: String {
    // Nearly no text has such a thing in it, and expressions cost more than to look for words.
    guard contains("switchboard-") || contains("Program.") else { return self }
    return replacing(/\/[^\s"']*switchboard-[0-9]+-\w{6}\/\w+\//, with: "")
      .replacing(
        /\bProgram\.(?:\(unknown context at \$[0-9a-f]*\)?(?:\.\w+)*|\w+Suite\b)/,
        with: "(inside the checks)")
  }
}

extension String {
  /// With the last part only of each absolute path in it.
  var withoutFolders: String {
    replacing(/(^|[\s'"(=:<“])\/(?:[^\s\/'"():;,<>”]+\/)+/) { String($0.output.1) }
  }
}
