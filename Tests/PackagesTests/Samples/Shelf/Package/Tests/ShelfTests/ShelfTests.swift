import Testing

@testable import Shelf

@Suite("A shelf")
struct ShelfTests {
  @Test("is empty at first") func empty() { #expect(Shelf(room: 2).books.isEmpty) }

  @Suite struct Putting {
    var shelf = Shelf(room: 1)

    @Test mutating func takesOne() {
      let isTaken = shelf.put("Emma")
      #expect(isTaken)
      #expect(shelf.books == ["Emma"])
    }

    @Test mutating func refusesWhatHasNoRoom() {
      shelf.put("Emma")
      let isTaken = shelf.put("Dune")
      #expect(!isTaken)
      #expect(shelf.books.count == 1)
    }

    struct Deeper {
      @Test func hasNoRoomAtAll() { #expect(Shelf(room: 0).isFull) }
    }
  }

  @Suite("taking") final class Taking {
    @Test func findsOne() {
      var shelf = Shelf(room: 3)
      shelf.put("Emma")
      #expect(shelf.take("Emma") == "Emma")
      #expect(shelf.books.isEmpty)
    }

    @Test func findsNone() {
      var shelf = Shelf(room: 3)
      #expect(shelf.take("Emma") == nil)
    }
  }
}
