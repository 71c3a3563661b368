import Messages

/// The runtime's message when it ends a program.
struct FatalMessage {
  /// A sentence.
  let reason: Message
  /// The learner's file and line, if the runtime names one.
  let place: String?
  /// Whether a library of ours stopped the program, such as MiniCocoa for a misuse of it.
  let isOfLibrary: Bool

  /// The last line `MODULE/FILE:LINE: Fatal error: REASON` of a process's standard error, or a
  /// message of the runtime without a place.
  init?(in text: String, names: SourceNames) {
    for line in text.suffix(1 << 16).split(separator: "\n").reversed() {
      if let message = FatalMessage(line: line.prefix(4_000), names) {
        self = message
        return
      }
    }
    return nil
  }

  private init?(line: Substring, _ names: SourceNames) {
    let pattern =
      /(?:(.*?):([0-9]+): )?(?:Fatal error|Precondition failed|Assertion failed):? ?(.*)/
    if line.hasPrefix("Could not cast value of type ") {
      (reason, place, isOfLibrary) = (.verbatim(Self.withoutAddresses(line)), nil, false)
      return
    }
    if line == "Fatal access conflict detected." {
      (reason, place, isOfLibrary) = (Self.conflict, nil, false)
      return
    }
    guard let match = line.wholeMatch(of: pattern)?.output else { return nil }
    let file = match.1.flatMap(names.original)
    place = file.map { "\($0):\(match.2 ?? "")" }
    let isOfRuntime = match.1 == nil
    // The standard library's file is 'Swift/Array.swift'.
    isOfLibrary = !isOfRuntime && file == nil && match.1?.hasPrefix("Swift/") == false
    reason =
      match.3.isEmpty
      ? Message("a fatal error.")
      : .verbatim(isOfRuntime ? Self.withoutAddresses(match.3) : String(match.3).asSentence)
  }

  /// The law of exclusivity: "Enforcing Exclusive Access to Memory", Swift's manifesto of
  /// ownership.
  private static let conflict = Message(
    """
    while your code changed or read a property, code that it called changed the same property. \
    Swift stops such a program. That code may be in a closure, an observer, or a `deinit`.
    """)

  /// Whether a line comes from the runtime and not from the program.
  static func isFatal(_ line: Substring) -> Bool {
    FatalMessage(line: line.prefix(4_000), SourceNames([])) != nil
  }

  private static func withoutAddresses(_ text: Substring) -> String {
    String(text.replacing(/\s\(?0x[0-9a-f]+\)?/, with: "")).asSentence
  }
}

extension String {
  /// The text with a period, unless it already ends as a sentence.
  var asSentence: String {
    hasSuffix(".") || hasSuffix("?") || hasSuffix("!") ? self : self + "."
  }
}
