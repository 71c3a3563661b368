import Messages

/// What is wrong with the files of an exercise, and what to do, behind a path and a line. What stands
/// in quotes is typed so.
extension Message {
  static let unnumberedTODO = Message("this TODO has no number; write '// TODO: 1. …'")

  static func missingTODO(before number: Int) -> Message {
    Message(
      """
      TODO {number} is here, and there is no TODO {before}; number them 1, 2, 3 …, in the order in \
      which they are to be done
      """, ["number": .number(number), "before": .number(number - 1)])
  }

  static let noTODOs = Message(
    """
    no file marks what is to be done; write '// TODO: 1. …' there, and '// TODO: 2. …' where the \
    work goes on
    """)

  static let noSwiftFile = Message("holds no Swift file; put the exercise's there")

  static let noUnifiedDiff = Message(
    """
    is no unified diff here ('--- a/FILE', '+++ b/FILE', '@@ -LINE,COUNT +LINE,COUNT @@'); write one \
    with 'git diff', or put whole Swift files in its place and type 'switchboard sync'
    """)

  static func patchDoesNotFit(_ path: String, near line: Int, answer: String) -> Message {
    Message(
      """
      no longer fits {path} near line {line}; type 'switchboard sync', and if that says the same, \
      'switchboard sync --open {answer}', which writes the files with conflict markers
      """, ["path": .text(path), "line": .number(line), "answer": .text(answer)])
  }

  static func patchOfNoFile(_ path: String) -> Message {
    Message(
      "changes {path}, which is not there; write the file's name as it is now",
      ["path": .text(path)])
  }

  static func patchAddsFile(_ path: String) -> Message {
    Message(
      "adds {path}, which is there; write '--- a/FILE' where the patch has '--- /dev/null'",
      ["path": .text(path)])
  }

  /// Of an exercise that has one TODO or two.
  static let noStep = Message(
    "is no folder for the program after a TODO but the last; remove it")

  static func noStep(upTo last: Int) -> Message {
    Message(
      """
      is no folder for the program after a TODO but the last; call it by a number from 1 to {last}, \
      or remove it
      """, ["last": .number(last)])
  }

  /// Of an exercise that has one TODO or two.
  static func noProgram(after step: Int) -> Message {
    Message(
      "no program has the TODOs up to {step} done and others open; remove 'steps'",
      ["step": .number(step)])
  }

  static func noProgram(after step: Int, last: Int) -> Message {
    Message(
      """
      no program has the TODOs up to {step} done and others open; use numbers from 1 to {last}, or \
      remove 'steps'
      """, ["step": .number(step), "last": .number(last)])
  }

  static let mutantWithoutReason = Message(
    "a mutant has no reason; say why this change makes no difference to any caller")

  static func noAddress(_ source: String) -> Message {
    Message(
      """
      '{source}' is no address that begins with https://; write the address of the page of \
      documentation that the twin follows
      """, ["source": .text(source)])
  }

  static func noDay(_ date: String) -> Message {
    Message("'{date}' is no day; write it as in 2026-11-22", ["date": .text(date)])
  }

  /// “facts” is a key of exercise.json.
  static let factsWithoutChecks = Message(
    """
    'facts' does not say where each fact is taught; write "facts": {{"CHECKID": ["S000-3"]}}, by the \
    check that teaches it
    """)

  /// “facts” is a key of a lesson's front matter.
  static let factsWithoutHeadings = Message(
    """
    'facts' does not say where each fact is taught; write 'facts:', and below it lines such as \
    '  Heading of the page: [S000-3]'
    """)

  /// Of a lesson's file.
  static let noNumberAndName = Message(
    """
    its name has no number and name; call it something like 01-asking-without-knowing.md
    """)
}
