/// A wrapper around a thing: it shows the thing, and adds something.
public protocol CellDecorator: CellRepresentable {
  /// The wrapped thing, which may be a decorator too.
  var wrapped: any CellRepresentable { get }
}
