/// A control that the user taps.
///
///     let button = Button("Save", target: editor, action: Action("save:", Editor.save))
///     button.tap()
open class Button: Control {
  /// The text on the button: `button.title = "Save"`.
  public final var title: String { willSet { touch("title") } }

  /// A button with a title: `Button("Save")`.
  public init(_ title: String = "") {
    self.title = title
    super.init()
  }

  /// A button that sends an action when the user taps it; the target is not retained.
  ///
  ///     Button("Save", target: editor, action: Action("save:", Editor.save))
  public convenience init(_ title: String = "", target: AnyObject?, action: Action) {
    self.init(title)
    addTarget(target, action: action, for: .touchUpInside)
  }

  /// Simulates a tap by the user: `button.tap()`.
  public final func tap() {
    sendActions(for: .touchDown, event: Event("tap"))
    sendActions(for: .touchUpInside, event: Event("tap"))
  }
}
