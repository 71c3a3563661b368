/// Items of a document, counted or not.
package struct ListBlock: Hashable, Sendable {
  /// What stands before an item.
  package enum Marker: Hashable, Sendable {
    /// The same sign before each.
    case bullet
    /// A number and a delimiter, `.` or `)`.
    case number(start: Int, delimiter: Character)
    /// A letter, from `a` on: what is offered as an answer.
    case letter
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

    /// Something that is said.
    package init(task: Task? = nil, blocks: [Block]) { (self.task, self.blocks) = (task, blocks) }
  }

  /// What stands before the items.
  package let marker: Marker
  /// Whether the author left no empty line between the items.
  package let isTight: Bool
  /// The items in order.
  package let items: [Item]

  /// Items behind markers.
  package init(marker: Marker, isTight: Bool, items: [Item]) {
    (self.marker, self.isTight, self.items) = (marker, isTight, items)
  }
}

extension ListBlock {
  /// How many items can have a letter of their own.
  package static let letterCount = 26

  /// What stands before a lettered item, by its index; from `letterCount` on, the last letter.
  package static func letter(of index: Int) -> Character {
    let first = UInt8(ascii: "a")
    return Character(Unicode.Scalar(first + UInt8(min(max(0, index), letterCount - 1))))
  }
}
