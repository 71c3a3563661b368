/// A control for one line of text.
///
///     let name = TextField()
///     name.delegate = self
///     name.type("Ada")
open class TextField: Control {
  /// The text in the field; setting it sends no action: `field.text = "Ada"`.
  public final var text: String { willSet { touch("text") } }

  /// The delegate, which may refuse editing and observes its beginning and end; not retained.
  ///
  ///     field.delegate = self
  public final weak var delegate: (any TextFieldDelegate)?

  /// A field with a text: `TextField("Ada")`.
  public init(_ text: String = "") {
    self.text = text
    super.init()
  }

  /// True while the field is enabled: the user types into it.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, unless the delegate refuses: `field.becomeFirstResponder()`.
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

  /// Ends editing: `field.resignFirstResponder()`.
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

  /// Simulates the user typing; sends `.editingChanged`: `field.type("Ada")`.
  public final func type(_ text: String) {
    guard isEnabled else { return }
    self.text += text
    sendActions(for: .editingChanged, event: Event("type"))
  }
}

/// The messages that a text field sends its delegate. Every method is optional.
///
///     extension Form: TextFieldDelegate {
///       func textFieldDidEndEditing(_ field: TextField) { check(field.text) }
///     }
public protocol TextFieldDelegate: AnyObject {
  /// Returns whether the user may edit now. The default is true.
  func textFieldShouldBeginEditing(_ field: TextField) -> Bool
  /// Called after editing has begun.
  func textFieldDidBeginEditing(_ field: TextField)
  /// Called after editing has ended.
  func textFieldDidEndEditing(_ field: TextField)
}

extension TextFieldDelegate {
  /// True, for a delegate that does not implement the method.
  public func textFieldShouldBeginEditing(_ field: TextField) -> Bool { true }
  /// Does nothing, for a delegate that does not implement the method.
  public func textFieldDidBeginEditing(_ field: TextField) {}
  /// Does nothing, for a delegate that does not implement the method.
  public func textFieldDidEndEditing(_ field: TextField) {}
}
