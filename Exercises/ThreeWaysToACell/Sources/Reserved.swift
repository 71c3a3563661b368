import MiniCocoa

/// A wrapper for something that a reader waits for; it adds to the cell of the wrapped thing.
public final class Reserved: CellDecorator {
  /// The wrapped thing.
  public let wrapped: any CellRepresentable

  private let reader: String

  /// Wraps something that a reader waits for.
  public init(_ wrapped: any CellRepresentable, for reader: String) {
    self.wrapped = wrapped
    self.reader = reader
  }

  /// The cell of the wrapped thing, with " for Ann" added in italics.
  public func cell() -> TableViewCell {
    // TODO: 5. Get the cell of what's wrapped, and add to its text.
    TableViewCell("")
  }
}
