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

  mutating func take(_ book: String) -> String? {
    guard let index = books.firstIndex(of: book) else { return nil }
    return books[index]
  }
}
