/// Items of a document, counted or not.
package struct ListBlock: Hashable, Sendable {
  /// What stands before an item.
  package enum Marker: Hashable, Sendable {
    /// The same sign before each.
    case bullet
    /// A number and a delimiter, `.` or `)`.
    case number(start: Int, delimiter: Character)
  }

  /// Whether what an item asks for is done (GFM 0.29, 5.3).
  package enum Task: Hashable, Sendable {
    /// Written `[ ]`.
    case open
    /// Written `[x]`.
    case done
  }

  /// One item.
  package struct Item: Hashable, Sendable {
    /// What the item asks for, if it is a task; its box is not among the blocks.
    package let task: Task?
    /// What the item says.
    package let blocks: [Block]
  }

  /// What stands before the items.
  package let marker: Marker
  /// Whether the author left no empty line between the items.
  package let isTight: Bool
  /// The items in order.
  package let items: [Item]
}
