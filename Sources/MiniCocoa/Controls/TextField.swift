/// A control to write a line in.
///
///     let name = TextField()
///     name.delegate = self
///     name.type("Ada")
open class TextField: Control {
  /// What stands in it; setting it tells nobody: `field.text = "Ada"`.
  public final var text: String { willSet { touch("text") } }

  /// Who may refuse the writing, and is told of its beginning and end; not kept.
  ///
  ///     field.delegate = self
  public final weak var delegate: (any TextFieldDelegate)?

  /// A field with a text: `TextField("Ada")`.
  public init(_ text: String = "") {
    self.text = text
    super.init()
  }

  /// A field can be asked first: it is where one writes, unless it is disabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins the writing, unless the delegate refuses: `field.becomeFirstResponder()`.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    let delegate = delegate
    if let delegate, canBecomeFirstResponder, enclosingWindow != nil {
      Conversation.note(from: self, to: delegate, "textFieldShouldBeginEditing(_:)", .delegation)
      guard delegate.textFieldShouldBeginEditing(self) else { return false }
    }
    guard super.becomeFirstResponder() else { return false }
    sendActions(for: .editingDidBegin)
    if let delegate {
      Conversation.note(from: self, to: delegate, "textFieldDidBeginEditing(_:)", .delegation)
      delegate.textFieldDidBeginEditing(self)
    }
    return true
  }

  /// Ends the writing: `field.resignFirstResponder()`.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, super.resignFirstResponder() else { return !isFirstResponder }
    sendActions(for: .editingDidEnd)
    if let delegate {
      Conversation.note(from: self, to: delegate, "textFieldDidEndEditing(_:)", .delegation)
      delegate.textFieldDidEndEditing(self)
    }
    return true
  }

  /// The user writes, which those hear who asked for `.editingChanged`: `field.type("Ada")`.
  public final func type(_ text: String) {
    guard isEnabled else { return }
    self.text += text
    sendActions(for: .editingChanged, event: Event("type"))
  }
}

/// What a text field asks and tells its delegate; each message may be left out.
///
///     extension Form: TextFieldDelegate {
///       func textFieldDidEndEditing(_ field: TextField) { check(field.text) }
///     }
public protocol TextFieldDelegate: AnyObject {
  /// Whether the user may write now; yes, if this is left out.
  func textFieldShouldBeginEditing(_ field: TextField) -> Bool
  /// The user has begun to write.
  func textFieldDidBeginEditing(_ field: TextField)
  /// The user has finished writing.
  func textFieldDidEndEditing(_ field: TextField)
}

extension TextFieldDelegate {
  /// Yes, for a delegate that has no such method.
  public func textFieldShouldBeginEditing(_ field: TextField) -> Bool { true }
  /// Does nothing, for a delegate that has no such method.
  public func textFieldDidBeginEditing(_ field: TextField) {}
  /// Does nothing, for a delegate that has no such method.
  public func textFieldDidEndEditing(_ field: TextField) {}
}
