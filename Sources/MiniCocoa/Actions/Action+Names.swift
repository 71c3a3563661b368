/// An object that says which of its methods can be called by their names.
///
/// Needed only for actions that are nothing but a name, as they come from a file or an old listing:
///
///     final class Editor: ActionNaming {
///       class var actions: [Action] { [Action("save:", Editor.save)] }
///       func save(_ sender: AnyObject?) { … }
///     }
///     Button("Save", target: editor, action: "save:")
///
/// A subclass adds its own to `super.actions`.
public protocol ActionNaming: AnyObject {
  /// The methods that have names, such as `[Action("save:", Editor.save)]`.
  static var actions: [Action] { get }
}

extension Action: ExpressibleByStringLiteral {
  /// An action of which only the name is known: `Action(named: "save:")`.
  ///
  /// Its receiver looks the method up in its names when the action is performed, not before: a name
  /// that is misspelt is found out as late as in Cocoa.
  public init(named name: String) {
    self.init(
      name: name, recognizer: { Self.named(name, of: $0)?.isRecognized(by: $0) == true },
      method: { target, sender, event in
        Self.named(name, of: target)?.perform(on: target, sender: sender, event: event)
          ?? .notRecognized
      })
  }

  /// An action of which only the name is known: `let save: Action = "save:"`.
  public init(stringLiteral name: String) { self.init(named: name) }

  private static func named(_ name: String, of target: AnyObject) -> Action? {
    (target as? any ActionNaming).flatMap { type(of: $0).actions.first { $0.name == name } }
  }
}
