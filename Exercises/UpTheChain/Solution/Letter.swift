/// A letter: a field for its text, and everything that was done to the letter as a whole.
public final class Letter: Responder {
  /// The field for its text, kept alive. It comes before the letter in the responder chain.
  public let field: TextField

  /// Everything that was done to the letter, in order: `["undone", "saved"]`.
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
