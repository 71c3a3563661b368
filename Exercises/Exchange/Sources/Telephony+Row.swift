import MiniCocoa
import Telephony

/// A person in the directory.
extension Person: DirectoryRow {
  /// The name, and as the detail "room 12".
  public func cell() -> TableViewCell {
    // TODO: 5. Show the name, and the room as the detail.
    TableViewCell("")
  }
}

/// A department in the directory.
extension Department: DirectoryRow {
  /// The name, bold, and as the detail "3 people".
  public func cell() -> TableViewCell {
    // TODO: 5. Show the name, bold, and as the detail how many people there are.
    TableViewCell("")
  }
}
