import MiniCocoa

/// Something that should be back already: it wraps what can show itself, and adds to its cell.
public final class Overdue: CellDecorator {
  /// What is wrapped.
  public let wrapped: any CellRepresentable

  /// How many days it is late.
  public var days: Int {
    get { wrapped.note.days }
    set { wrapped.note.days = newValue }
  }

  /// Wraps something that is late.
  public init(_ wrapped: any CellRepresentable, days: Int) {
    self.wrapped = wrapped
    self.days = days
  }

  /// The cell of what is wrapped, with " (3 days late)" after its text, in bold.
  public func cell() -> TableViewCell {
    let cell = wrapped.cell()
    cell.attributedText = cell.attributedText + AttributedText(" (\(days) days late)", .bold)
    return cell
  }
}
