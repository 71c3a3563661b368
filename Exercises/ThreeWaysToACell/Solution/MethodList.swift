import MiniCocoa

/// The second way: a list with a table of methods, one for each class.
public final class MethodList {
  private var methods: [(AnyObject) -> TableViewCell?] = []

  /// A list that knows no class yet.
  public init() {}

  /// From now on, this method makes the cells for a class and its subclasses.
  ///
  /// A newer method goes before the older ones.
  public func register<Object: AnyObject>(
    _ type: Object.Type, method: @escaping (Object) -> TableViewCell
  ) {
    methods.insert({ object in (object as? Object).map(method) }, at: 0)
  }

  /// A cell from the newest method that takes the object, or the object's own cell, or "?".
  public func cell(for object: AnyObject) -> TableViewCell {
    for method in methods {
      if let cell = method(object) { return cell }
    }
    return ExtensionList().cell(for: object)
  }
}
