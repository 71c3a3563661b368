import MiniCocoa

/// A wrapper around a thing: it shows the thing, and adds something.
public protocol CellDecorator: CellRepresentable {
  /// The wrapped thing, which may be a decorator too.
  var wrapped: any CellRepresentable { get }
}

extension CellDecorator {
  /// The wrapped object's cell, with a part at the end.
  func cell(adding part: AttributedText) -> TableViewCell {
    let cell = wrapped.cell()
    cell.attributedText = cell.attributedText + part
    return cell
  }
}
