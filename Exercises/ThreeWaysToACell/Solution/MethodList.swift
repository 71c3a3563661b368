import MiniCocoa

/// The second way: a list with a table of methods, one for each class.
public final class MethodList {
  private var methods: [(AnyObject) -> TableViewCell?] = []

  /// A list that knows no class yet.
  public init() {}

  /// From now on, this method makes the cells for a class and its subclasses.
  ///
  /// A method that is registered later goes before those that were registered earlier.
  public func register<Object: AnyObject>(
    _ type: Object.Type, method: @escaping (Object) -> TableViewCell
  ) {
    methods.insert({ object in (object as? Object).map(method) }, at: 0)
  }

  /// A cell for an object: by the newest method that takes it; else as the object shows itself; else "?".
  public func cell(for object: AnyObject) -> TableViewCell {
    for method in methods {
      if let cell = method(object) { return cell }
    }
    return ExtensionList().cell(for: object)
  }
}
