/// A letter: a field for its text, and whatever was done to the letter as a whole.
public final class Letter: Responder {
  /// The field for its text, kept; what it cannot do, the letter is asked to.
  public let field: TextField

  /// What was done to the letter, the last deed at the end: `["undone", "saved"]`.
  public private(set) var deeds: [String] = []

  /// Creates a letter, with an empty field for its text.
  public override init() {
    field = TextField()
    super.init()
    field.nextResponder = self
  }

  /// The methods that buttons can call.
  public override var methods: [String: (Button) -> Void] { ["undo:": undo, "save:": save] }

  private func undo(_ sender: Button) {
    deeds.append("undone")
  }

  private func save(_ sender: Button) {
    deeds.append("saved")
  }
}
