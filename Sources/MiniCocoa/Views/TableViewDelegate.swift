/// What a table asks about its content.
///
///     extension Contacts: TableViewDataSource {
///       func numberOfRows(in table: TableView) -> Int { people.count }
///       func tableView(_ table: TableView, cellForRowAt row: Int) -> TableViewCell {
///         TableViewCell(people[row].name)
///       }
///     }
///
/// A table cannot do without the answers, so none may be left out.
public protocol TableViewDataSource: AnyObject {
  /// How many rows there are.
  func numberOfRows(in tableView: TableView) -> Int
  /// What stands in a row, which there was when the table last asked.
  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell
}

/// What a table asks and tells its delegate; each message may be left out.
///
///     extension Contacts: TableViewDelegate {
///       func tableView(_ table: TableView, didSelectRowAt row: Int) { call(people[row]) }
///     }
public protocol TableViewDelegate: AnyObject {
  /// Whether the row may be selected; yes, if this is left out.
  func tableView(_ tableView: TableView, shouldSelectRowAt row: Int) -> Bool
  /// The row is about to be selected: `selectedRow` is still the old one.
  func tableView(_ tableView: TableView, willSelectRowAt row: Int)
  /// The row has been selected.
  func tableView(_ tableView: TableView, didSelectRowAt row: Int)
}

extension TableViewDelegate {
  /// Yes, for a delegate that has no such method.
  public func tableView(_ tableView: TableView, shouldSelectRowAt row: Int) -> Bool { true }
  /// Does nothing, for a delegate that has no such method.
  public func tableView(_ tableView: TableView, willSelectRowAt row: Int) {}
  /// Does nothing, for a delegate that has no such method.
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {}
}

/// What stands in one row of a table.
///
///     TableViewCell("Ada", detail: "+44 20 7946 0000")
public final class TableViewCell: View {
  /// What it says, with its looks: `cell.attributedText`.
  public var attributedText: AttributedText {
    get { shownText }
    set {
      touch("attributedText")
      shownText = newValue
    }
  }

  /// The smaller text beside it, or nil: `cell.detail`.
  public var detail: String? { willSet { touch("detail") } }

  /// What it says, without its looks: `cell.text == "Ada"`.
  public var text: String {
    get { shownText.string }
    set {
      touch("text")
      shownText = AttributedText(newValue)
    }
  }

  private var shownText: AttributedText

  /// A cell with a text, and a smaller one beside it: `TableViewCell("Ada", detail: "London")`.
  public convenience init(_ text: String, detail: String? = nil) {
    self.init(AttributedText(text), detail: detail)
  }

  /// A cell whose text has looks: `TableViewCell(AttributedText("Ada", .bold))`.
  public init(_ text: AttributedText, detail: String? = nil) {
    shownText = text
    self.detail = detail
    super.init()
  }
}
