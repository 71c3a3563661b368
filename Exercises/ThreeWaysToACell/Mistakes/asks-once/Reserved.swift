import MiniCocoa

/// Something that somebody waits for: it wraps what can show itself, and adds to its cell.
public final class Reserved: CellDecorator {
  /// What is wrapped.
  public let wrapped: any CellRepresentable

  private let reader: String

  private let text: AttributedText

  /// Wraps something that a reader waits for.
  public init(_ wrapped: any CellRepresentable, for reader: String) {
    self.wrapped = wrapped
    self.reader = reader
    text = wrapped.cell().attributedText
  }

  /// The cell of what is wrapped, with " for Ann" after its text, in italics.
  public func cell() -> TableViewCell {
    let cell = wrapped.cell()
    cell.attributedText = text + AttributedText(" for \(reader)", .italic)
    return cell
  }
}
