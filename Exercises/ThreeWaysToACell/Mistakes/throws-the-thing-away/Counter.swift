import MiniCocoa

/// What lies on the counter of a library, in rows.
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

  /// The thing in a row is late from now on.
  public func markOverdue(row: Int, days: Int) {
    things[row] = Overdue(things[row], days: days)
  }

  /// Somebody waits for the thing in a row from now on.
  public func reserve(row: Int, for reader: String) {
    things[row] = Reserved(things[row], for: reader)
  }

  /// Takes off what was put around the thing in a row last; a thing with nothing around it stays.
  public func unwrap(row: Int) {
    guard let decorator = things[row] as? any CellDecorator else {
      things.remove(at: row)
      return
    }
    things[row] = decorator.wrapped
  }
}
