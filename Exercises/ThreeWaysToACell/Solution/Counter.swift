import MiniCocoa

/// The things on a library's counter, in rows.
public final class Counter {
  private var things: [any CellRepresentable] = []

  /// An empty counter.
  public init() {}

  /// New cells for all rows.
  public var cells: [TableViewCell] {
    things.map { $0.cell() }
  }

  /// Puts a thing into a new row at the end.
  public func add(_ thing: any CellRepresentable) {
    things.append(thing)
  }

  /// Wraps the thing in a row: it's late from now on.
  public func markOverdue(row: Int, days: Int) {
    things[row] = Overdue(things[row], days: days)
  }

  /// Wraps the thing in a row: a reader waits for it from now on.
  public func reserve(row: Int, for reader: String) {
    things[row] = Reserved(things[row], for: reader)
  }

  /// Takes off the outermost wrapper in a row; a thing without a wrapper stays.
  public func unwrap(row: Int) {
    guard let decorator = things[row] as? any CellDecorator else { return }
    things[row] = decorator.wrapped
  }
}
