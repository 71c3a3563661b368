import Contacts
import MiniCocoa

/// Fills a table with what was used last: contacts and details, mixed.
public final class RecentTable: TableViewDataSource {
  private var objects: [AnyObject] = []

  /// Nothing was used yet.
  public init() {}

  /// Remembers an object that was used: it is the first row now.
  public func use(_ object: AnyObject) {
    objects.insert(object, at: 0)
  }

  /// A row for each time that something was used.
  public func numberOfRows(in tableView: TableView) -> Int { objects.count }

  /// A short cell for an object, of whatever class it is.
  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell.showing(objects[row], in: .full)
  }
}
