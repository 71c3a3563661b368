import MiniCocoa

/// Shows the contacts of a book, and says which of them was selected.
public final class ContactSource: ListSource {
  /// How a contact looks as a row; may be replaced at any time.
  public var represent: (Contact) -> TableViewCell = { TableViewCell($0.name, detail: $0.number) }

  // TODO: 5. Who keeps whom: the panel its source, or the source its panel?
  /// Who is told which contact was selected.
  public var delegate: (any ListSourceDelegate)?

  // TODO: 3. What does it have to know, and what to remember until the table asks again?

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

  /// How many contacts there are. The table asks this at each reload.
  public func numberOfRows(in tableView: TableView) -> Int {
    // TODO: 3. The table is about to forget its old rows. What are the new ones?
    0
  }

  /// What stands in a row.
  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    // TODO: 3. Let the represented contact look as `represent` says.
    TableViewCell("")
  }

  // MARK: TableViewDelegate

  // TODO: 4. Add the two methods with which a table asks whether a row may be selected, and tells
  // that it was.
}
