import MiniCocoa

/// Something that somebody waits for: it wraps what can show itself, and adds to its cell.
public final class Reserved: CellDecorator {
  /// What is wrapped.
  public let wrapped: any CellRepresentable

  /// Wraps something that a reader waits for.
  public init(_ wrapped: any CellRepresentable, for reader: String) {
    self.wrapped = wrapped
    wrapped.note.reader = reader
  }

  /// The cell of what is wrapped, with " for Ann" after its text, in italics.
  public func cell() -> TableViewCell {
    let cell = wrapped.cell()
    cell.attributedText =
      cell.attributedText + AttributedText(" for \(wrapped.note.reader)", .italic)
    return cell
  }
}
