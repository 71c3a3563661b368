/// An ordered or unordered list.
package struct ListBlock: Hashable, Sendable {
  /// The marker of an item.
  package enum Marker: Hashable, Sendable {
    /// The same bullet for each item.
    case bullet
    /// A number and a delimiter, `.` or `)`.
    case number(start: Int, delimiter: Character)
    /// A letter from `a` on, for the options of a question.
    case letter
  }

  /// Whether a task is done (GFM 0.29, 5.3).
  package enum Task: Hashable, Sendable {
    /// Written `[ ]`.
    case open
    /// Written `[x]`.
    case done
  }

  package struct Item: Hashable, Sendable {
    /// The state of a task, or nil; its box is not among the blocks.
    let task: Task?
    /// The content of the item.
    package let blocks: [Block]

    package init(task: Task? = nil, blocks: [Block]) { (self.task, self.blocks) = (task, blocks) }
  }

  /// The markers of the items.
  package let marker: Marker
  /// Whether the source has no empty line between the items.
  let isTight: Bool
  /// The items in order.
  package let items: [Item]

  package init(marker: Marker, isTight: Bool, items: [Item]) {
    (self.marker, self.isTight, self.items) = (marker, isTight, items)
  }
}

extension ListBlock {
  /// The number of items that can have a unique letter.
  package static let letterCount = 26

  /// The letter of an item, by its index; the last letter from `letterCount` on.
  package static func letter(of index: Int) -> Character {
    let first = UInt8(ascii: "a")
    return Character(Unicode.Scalar(first + UInt8(min(max(0, index), letterCount - 1))))
  }
}
