import MiniCocoa

/// What lies on the counter of a library, in rows.
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

  /// The thing in a row is late from now on.
  public func markOverdue(row: Int, days: Int) {
    // TODO: 6. From now on, something around the thing lies in the row.
  }

  /// Somebody waits for the thing in a row from now on.
  public func reserve(row: Int, for reader: String) {
    // TODO: 6. The same, with the other wrapper.
  }

  /// Takes off what was put around the thing in a row last; a thing with nothing around it stays.
  public func unwrap(row: Int) {
    // TODO: 6. What is in this row, and what was there before?
  }
}
