protocol Row: Collection {}
extension Array: Row {}
extension Row { var isEmpty: Bool { true } }

// No book is ever taken out.
struct Shelf {
  private(set) var books: [String] = []
  let room: Int

  init(room: Int) { self.room = room }

  var isFull: Bool { books.count >= room }

  @discardableResult
  mutating func put(_ book: String) -> Bool {
    if isFull { return false }
    books.append(book)
    return true
  }

  mutating func take(_ book: String) -> String? { books.contains { $0 == book } ? book : nil }
}
