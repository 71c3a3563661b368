import Messages

/// What is wrong with the modules that an exercise gives, and what to do, behind a folder's path.
extension Message {
  static func imports(_ exercise: String, _ module: String) -> Message {
    Message(
      """
      the given module {module} imports {exercise}, which learners write; let it do without: a given \
      module is compiled before anything of theirs
      """, ["module": .text(module), "exercise": .text(exercise)])
  }

  static func noModuleName(_ name: String) -> Message {
    Message(
      "'{name}' is no name for a module; use letters and digits, beginning with a capital",
      ["name": .text(name)])
  }

  static let moduleOfLearners = Message(
    """
    a given module is called as the one that learners write; call it otherwise
    """)

  static func moduleTaken(_ name: String) -> Message {
    Message(
      "there is another module {name} beside every exercise; call this one otherwise",
      ["name": .text(name)])
  }

  /// The circle is names with arrows between them.
  static func circle(_ circle: String) -> Message {
    Message(
      """
      given modules import each other in a circle: {circle}; take one of these imports out, since one \
      of them has to be compiled first
      """, ["circle": .text(circle)])
  }
}
