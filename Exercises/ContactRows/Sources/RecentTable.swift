import Contacts
import MiniCocoa

/// Fills a table with the objects used last: contacts and details, mixed.
public final class RecentTable: TableViewDataSource {
  private var objects: [AnyObject] = []

  /// A table of no objects yet.
  public init() {}

  /// Records that an object was used: it's in the first row now.
  public func use(_ object: AnyObject) {
    objects.insert(object, at: 0)
  }

  /// A row for each use.
  public func numberOfRows(in tableView: TableView) -> Int { objects.count }

  /// A short cell for an object, of whatever class it is.
  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    // TODO: 5. This table has the same question as the other one. Its rows are short.
    TableViewCell("")
  }
}
