import MiniCocoa

/// A wrapper for something that should be back by now; it adds to the cell of the wrapped thing.
public final class Overdue: CellDecorator {
  /// The wrapped thing.
  public let wrapped: any CellRepresentable

  /// How many days it is late.
  public var days: Int

  /// Wraps something that is late.
  public init(_ wrapped: any CellRepresentable, days: Int) {
    self.wrapped = wrapped
    self.days = days
  }

  /// The cell of the wrapped thing, with " (3 days late)" added in bold.
  public func cell() -> TableViewCell {
    let cell = wrapped.cell()
    cell.attributedText = cell.attributedText + AttributedText(" (\(days) days late)", .bold)
    return cell
  }
}
