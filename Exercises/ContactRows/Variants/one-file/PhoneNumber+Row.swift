import Contacts
import MiniCocoa

extension PhoneNumber: RowRepresentable {
  /// A new cell that shows it.
  public func cell(in style: RowStyle) -> TableViewCell {
    let cell = TableViewCell(digits)
    if style == .full {
      cell.attributedText =
        AttributedText(label, .bold) + AttributedText(" ") + AttributedText(digits)
    }
    return cell
  }
}

extension Address: RowRepresentable {
  /// A new cell that shows it.
  public func cell(in style: RowStyle) -> TableViewCell {
    let cell = TableViewCell(town)
    if style == .full {
      cell.text = street
      cell.detail = town
    }
    return cell
  }
}

extension EmailAddress: RowRepresentable {
  /// A new cell that shows it.
  public func cell(in style: RowStyle) -> TableViewCell {
    let cell = TableViewCell(user)
    if style == .full {
      cell.attributedText =
        AttributedText(user) + AttributedText("@") + AttributedText(host, .italic)
    }
    return cell
  }
}

extension Contact: RowRepresentable {
  /// A new cell that shows it.
  public func cell(in style: RowStyle) -> TableViewCell {
    switch style {
    case .short:
      return TableViewCell(name)
    case .full:
      return TableViewCell(AttributedText(name, .bold), detail: String(details.count))
    }
  }
}
