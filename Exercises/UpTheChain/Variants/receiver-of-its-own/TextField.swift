/// A field in which the user writes; it can take back what was written.
open class TextField: Responder {
  /// The text in the field.
  public private(set) final var text = ""

  private var before: [String] = []

  /// Whether there is something to take back.
  public final var hasChanged: Bool { !before.isEmpty }

  /// The user writes: `field.type("Dear Ann")`.
  public final func type(_ more: String) {
    before.append(text)
    text += more
  }

  /// The methods that buttons can call.
  open override var methods: [String: (Button) -> Void] {
    ["undo:": undo, "selectAll:": selectAll]
  }

  /// Whether all of the text is selected.
  public private(set) final var isSelected = false

  /// Whether this field takes an action at this moment.
  open override func canPerformAction(_ action: String, withSender sender: Button) -> Bool {
    if action == "undo:" && !hasChanged { return false }
    return super.canPerformAction(action, withSender: sender)
  }

  private func undo(_ sender: Button) {
    text = before.popLast() ?? text
  }

  private func selectAll(_ sender: Button) {
    isSelected = true
  }
}
