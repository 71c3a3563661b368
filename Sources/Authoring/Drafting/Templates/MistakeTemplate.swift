/// A new mistake: the solution's files, still correct, and a message to be written.
struct MistakeTemplate {
  /// The solution's files that the mistake changes, by name.
  let files: [String: String]

  private static let mark = Placeholder.mark

  var draft: Draft {
    var all = files.mapValues {
      "// \(Self.mark) the mistake, as a learner would make it.\n\n" + $0
    }
    all["message.md"] = message
    return Draft(files: all)
  }

  private var message: String {
    """
    ---
    # \(Self.mark) the checks that fail with it; 'switchboard audit' says which they are.
    fails: []
    ---
    \(Self.mark) what the wrong idea is, kindly, and what it causes at run time.

    \(Self.mark) where to look, without writing the repair out.

    """
  }
}
