/// The questions that a table asks about its content.
///
///     extension Contacts: TableViewDataSource {
///       func numberOfRows(in table: TableView) -> Int { people.count }
///       func tableView(_ table: TableView, cellForRowAt row: Int) -> TableViewCell {
///         TableViewCell(people[row].name)
///       }
///     }
///
/// A table needs both answers, so both methods are required.
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of rows.
  func numberOfRows(in tableView: TableView) -> Int
  /// Returns the cell of a row that existed at the last reload.
  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell
}

/// The messages that a table sends its delegate. Every method is optional.
///
///     extension Contacts: TableViewDelegate {
///       func tableView(_ table: TableView, didSelectRowAt row: Int) { call(people[row]) }
///     }
public protocol TableViewDelegate: AnyObject {
  /// Returns whether the row may be selected. The default is true.
  func tableView(_ tableView: TableView, shouldSelectRowAt row: Int) -> Bool
  /// The row is about to be selected: `selectedRow` is still the old one.
  func tableView(_ tableView: TableView, willSelectRowAt row: Int)
  /// The row has been selected.
  func tableView(_ tableView: TableView, didSelectRowAt row: Int)
}

extension TableViewDelegate {
  /// True, for a delegate that does not implement the method.
  public func tableView(_ tableView: TableView, shouldSelectRowAt row: Int) -> Bool { true }
  /// Does nothing, for a delegate that does not implement the method.
  public func tableView(_ tableView: TableView, willSelectRowAt row: Int) {}
  /// Does nothing, for a delegate that does not implement the method.
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {}
}

/// The content of one row of a table.
///
///     TableViewCell("Ada", detail: "+44 20 7946 0000")
public final class TableViewCell: View {
  /// The text with its attributes: `cell.attributedText`.
  public var attributedText: AttributedText {
    get { shownText }
    set {
      touch("attributedText")
      shownText = newValue
    }
  }

  /// The smaller text beside it, or nil: `cell.detail`.
  public var detail: String? { willSet { touch("detail") } }

  /// The text without its attributes: `cell.text == "Ada"`.
  public var text: String {
    get { shownText.string }
    set {
      touch("text")
      shownText = AttributedText(newValue)
    }
  }

  private var shownText: AttributedText

  /// A cell with a text and an optional smaller one beside it:
  /// `TableViewCell("Ada", detail: "London")`.
  public convenience init(_ text: String, detail: String? = nil) {
    self.init(AttributedText(text), detail: detail)
  }

  /// A cell with attributed text: `TableViewCell(AttributedText("Ada", .bold))`.
  public init(_ text: AttributedText, detail: String? = nil) {
    shownText = text
    self.detail = detail
    super.init()
  }
}
