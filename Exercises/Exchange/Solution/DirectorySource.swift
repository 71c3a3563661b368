/// Knows what is in a directory, and nothing of how it is shown.
public protocol DirectorySource: AnyObject {
  /// How many entries there are.
  var count: Int { get }

  /// One of them; the first is 0.
  func entry(at index: Int) -> any DirectoryRow
}
