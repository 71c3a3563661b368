import MiniCocoa

/// A thing around another thing: it shows what it wraps, and something more.
public protocol CellDecorator: CellRepresentable {
  /// What is wrapped, which may be a decorator, too.
  var wrapped: any CellRepresentable { get }
}

extension CellDecorator {
  /// The cell of what is wrapped, with a part at the end.
  func cell(adding part: AttributedText) -> TableViewCell {
    let cell = wrapped.cell()
    cell.attributedText = cell.attributedText + part
    return cell
  }
}
