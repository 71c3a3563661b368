/// An object whose methods can be called by name.
///
/// Only actions that consist of nothing but a name need this, such as those from a file or an old
/// listing:
///
///     final class Editor: ActionNaming {
///       class var actions: [Action] { [Action("save:", Editor.save)] }
///       func save(_ sender: AnyObject?) { … }
///     }
///     Button("Save", target: editor, action: "save:")
///
/// A subclass adds its actions to `super.actions`.
public protocol ActionNaming: AnyObject {
  /// The methods that can be called by name: `[Action("save:", Editor.save)]`.
  static var actions: [Action] { get }
}

extension Action: ExpressibleByStringLiteral {
  /// An action known only by its name: `Action(named: "save:")`.
  ///
  /// The receiver looks the method up when the action is performed, so a misspelt name shows up
  /// only then, as in Cocoa.
  public init(named name: String) {
    self.init(
      name: name, recognizer: { Self.named(name, of: $0)?.isRecognized(by: $0) == true },
      method: { target, sender, event in
        Self.named(name, of: target)?.perform(on: target, sender: sender, event: event)
          ?? .notRecognized
      })
  }

  /// An action known only by its name: `let save: Action = "save:"`.
  public init(stringLiteral name: String) { self.init(named: name) }

  private static func named(_ name: String, of target: AnyObject) -> Action? {
    (target as? any ActionNaming).flatMap { type(of: $0).actions.first { $0.name == name } }
  }
}
