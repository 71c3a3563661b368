/// The name of a method, and a way to call that method on any object.
///
/// An action is the counterpart of a Cocoa selector. The name has one colon for each parameter.
///
///     let save = Action("save:", Editor.save)
///     save.perform(on: editor, sender: button)
///
/// Two actions with the same name are equal.
public struct Action: Sendable {
  /// The result of performing an action.
  ///
  ///     if action.perform(on: editor) == .notRecognized { … }
  public enum Outcome: Hashable, Sendable {
    /// The method was called.
    case performed
    /// The receiver has no such method.
    case notRecognized
    /// The method takes a sender of this type only: `"Slider"`.
    case wrongSender(expected: String)
  }

  typealias Method = @Sendable (AnyObject, AnyObject?, Event?) -> Outcome

  /// The name, with a colon for each parameter: `"save:"`.
  public let name: String
  private let recognizer: @Sendable (AnyObject) -> Bool
  private let method: Method

  init(name: String, recognizer: @escaping @Sendable (AnyObject) -> Bool, method: @escaping Method)
  {
    self.name = name
    self.recognizer = recognizer
    self.method = method
  }

  /// Whether an object has the method: `action.isRecognized(by: editor)`.
  public func isRecognized(by target: AnyObject) -> Bool { recognizer(target) }

  /// Calls the method on an object, with as many arguments as the method takes.
  ///
  ///     action.perform(on: editor, sender: button, event: Event("tap"))
  @discardableResult
  public func perform(
    on target: AnyObject, sender: AnyObject? = nil, event: Event? = nil
  ) -> Outcome {
    method(target, sender, event)
  }
}

extension Action: Hashable, CustomStringConvertible {
  /// Whether both have the same name: `Action("save:") == Action("save:", Editor.save)`.
  public static func == (one: Action, other: Action) -> Bool { one.name == other.name }

  /// Feeds the name to the hasher: `Set([save, open])`.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name: `"save:"`.
  public var description: String { name }
}
