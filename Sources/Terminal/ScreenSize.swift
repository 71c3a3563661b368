/// The size of a screen in characters.
package struct ScreenSize: Hashable, Sendable {
  /// The width, at least 1.
  package let columns: Int
  /// The height, at least 1.
  package let rows: Int

  /// A size; values below 1 become 1.
  package init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }
}
