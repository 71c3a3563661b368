import MiniCocoa

/// The second way: a list with a table of methods, one for each class.
public final class MethodList {
  // TODO: 1. What does the list have to remember?

  /// A list that knows no class yet.
  public init() {}

  /// From now on, this method makes the cells for a class and its subclasses.
  ///
  /// A method that is registered later goes before those that were registered earlier.
  public func register<Object: AnyObject>(
    _ type: Object.Type, method: @escaping (Object) -> TableViewCell
  ) {
    // TODO: 1. Remember the method, so that the next one goes before it. It takes a class, and the
    // list has objects of any class: what should it answer for others?
  }

  /// A cell for an object: by the newest method that takes it; else as the object shows itself; else "?".
  public func cell(for object: AnyObject) -> TableViewCell {
    // TODO: 1. Let the first method that takes this object make the cell.
    return ExtensionList().cell(for: object)
  }
}
