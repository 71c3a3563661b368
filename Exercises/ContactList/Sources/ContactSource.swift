import MiniCocoa

/// Shows the contacts of a book, and reports the one that the user selects.
public final class ContactSource: ListSource {
  /// Makes a contact's row; may be replaced at any time.
  public var represent: (Contact) -> TableViewCell = { TableViewCell($0.name, detail: $0.number) }

  // TODO: 5. Which one keeps the other alive: the panel its source, or the source its panel?
  /// Learns which contact the user selected.
  public var delegate: (any ListSourceDelegate)?

  // TODO: 3. What must the source know, and what must it remember from one reload to the next?

  /// Creates a source for the contacts of a book.
  public init(_ book: AddressBook) {
    // TODO: 3. Where do the rows come from?
  }

  /// The contact that a row of the table stands for.
  public func representedObject(at row: Int) -> AnyObject? {
    // TODO: 3. Which contact does this row stand for?
    nil
  }

  // MARK: TableViewDataSource

  /// The number of contacts. The table asks for it at each reload.
  public func numberOfRows(in tableView: TableView) -> Int {
    // TODO: 3. The table is about to forget its old rows. Which contacts are the new ones?
    0
  }

  /// The cell of a row.
  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    // TODO: 3. Make the cell with `represent`, for the contact that this row stands for.
    TableViewCell("")
  }

  // MARK: TableViewDelegate

  // TODO: 4. Add the two methods with which a table asks whether a row may be selected, and reports
  // that it was.
}
