import MiniCocoa

/// The second way: a list with a table of methods, one for each class.
public final class MethodList {
  private struct Method {
    let takes: (AnyObject) -> Bool
    let make: (AnyObject) -> TableViewCell
  }

  private var methods: [Method] = []

  /// A list that knows no class yet.
  public init() {}

  /// From now on, this method makes the cells for a class and its subclasses.
  ///
  /// A newer method goes before the older ones.
  public func register<Object: AnyObject>(
    _ type: Object.Type, method: @escaping (Object) -> TableViewCell
  ) {
    methods.append(
      Method(
        takes: { $0 is Object },
        make: { object in
          guard let object = object as? Object else { return TableViewCell("?") }
          return method(object)
        }))
  }

  /// A cell from the newest method that takes the object, or the object's own cell, or "?".
  public func cell(for object: AnyObject) -> TableViewCell {
    if let method = methods.last(where: { $0.takes(object) }) { return method.make(object) }
    return ExtensionList().cell(for: object)
  }
}
