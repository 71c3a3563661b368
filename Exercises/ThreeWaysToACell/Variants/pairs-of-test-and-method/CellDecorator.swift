/// A thing around another thing: it shows what it wraps, and something more.
public protocol CellDecorator: CellRepresentable {
  /// What is wrapped, which may be a decorator, too.
  var wrapped: any CellRepresentable { get }
}
