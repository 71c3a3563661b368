import MiniCocoa

extension TableViewDataSource {
  /// A cell for any object, in any source.
  func row(for object: AnyObject, in style: RowStyle) -> TableViewCell {
    switch object {
    case let object as any RowRepresentable: object.cell(in: style)
    default: TableViewCell("?")
    }
  }
}
