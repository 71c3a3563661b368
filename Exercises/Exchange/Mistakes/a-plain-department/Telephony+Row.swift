import MiniCocoa
import Telephony

/// A person in the directory.
extension Person: DirectoryRow {
  /// The name, and as the detail "room 12".
  public func cell() -> TableViewCell {
    TableViewCell(name, detail: "room \(room)")
  }
}

/// A department in the directory.
extension Department: DirectoryRow {
  /// The name, bold, and as the detail "3 people".
  public func cell() -> TableViewCell {
    TableViewCell(AttributedText(name), detail: "\(people.count) people")
  }
}
