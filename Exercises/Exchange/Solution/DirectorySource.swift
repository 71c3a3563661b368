/// Knows the entries of a directory, and nothing about how they look.
public protocol DirectorySource: AnyObject {
  /// The number of entries.
  var count: Int { get }

  /// The entry at an index; the first is 0.
  func entry(at index: Int) -> any DirectoryRow
}
