protocol Storing {
  var books: [String] { get }
  var room: Int { get }
}

extension Storing {
  var isFull: Bool { books.count >= room }
  var isEmpty: Bool { books.isEmpty }
}

protocol Described { var summary: String { get } }
extension Array: Described where Element == String {
  var summary: String { joined(separator: ", ") }
}

struct Shelf: Storing {
  private(set) var books: [String] = []
  let room: Int

  init(room: Int) { self.room = room }

  var summary: String { books.summary }

  @discardableResult
  mutating func put(_ book: String) -> Bool {
    guard !isFull else { return false }
    books.append(book)
    return true
  }

  mutating func take(_ book: String) -> String? {
    guard let index = books.firstIndex(of: book) else { return nil }
    return books.remove(at: index)
  }
}
