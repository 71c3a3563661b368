import MiniCocoa

/// The things on a library's counter, in rows.
public final class Counter {
  private var things: [any CellRepresentable] = []

  /// An empty counter.
  public init() {}

  /// New cells for all rows.
  public var cells: [TableViewCell] {
    // TODO: 6. Let each thing show itself.
    []
  }

  /// Puts a thing into a new row at the end.
  public func add(_ thing: any CellRepresentable) {
    things.append(thing)
  }

  /// Wraps the thing in a row: it's late from now on.
  public func markOverdue(row: Int, days: Int) {
    // TODO: 6. From now on, the row holds a wrapper around the thing.
  }

  /// Wraps the thing in a row: a reader waits for it from now on.
  public func reserve(row: Int, for reader: String) {
    // TODO: 6. The same, with the other wrapper.
  }

  /// Takes off the outermost wrapper in a row; a thing without a wrapper stays.
  public func unwrap(row: Int) {
    // TODO: 6. What's in this row, and what was there before?
  }
}
