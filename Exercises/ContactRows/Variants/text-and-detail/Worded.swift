import MiniCocoa

/// A type with a text and a detail in each style.
public protocol Worded {
  /// The cell's text and detail.
  func words(in style: RowStyle) -> (AttributedText, String?)
}

extension RowRepresentable where Self: Worded {
  /// A cell with these words.
  public func cell(in style: RowStyle) -> TableViewCell {
    let (text, detail) = words(in: style)
    return TableViewCell(text, detail: detail)
  }
}
