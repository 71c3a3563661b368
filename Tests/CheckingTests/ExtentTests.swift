import Testing

@testable import Checking

private final class Thing {}
private struct Entry { weak var thing: Thing? }

private final class List {
  var entries: [Entry] = []
  var seats: [Int: Entry] = [:]
  var rows: [[Int]] = []
  var actions: [() -> Void] = []
  var next: List?
  weak var known: List?
}

@Suite("The extent of an object")
struct ExtentTests {
  @Test("counts the elements of its collections, whatever they hold")
  func elements() {
    let list = List()
    #expect(extent(of: list) == 0)
    list.entries = [Entry(), Entry()]
    list.seats = [7: Entry()]
    list.actions = [{}, {}, {}]
    #expect(extent(of: list) == 6)
  }

  @Test("counts the elements of collections in collections")
  func nested() {
    let list = List()
    list.rows = [[1, 2, 3], []]
    #expect(extent(of: list) == 5)
  }

  @Test("counts each object that it keeps once, with what that holds, and none that it only knows")
  func objects() {
    let (list, other, stranger) = (List(), List(), List())
    list.next = other
    list.known = stranger
    other.entries = [Entry()]
    other.next = list
    #expect(extent(of: list) == 2)
    other.next = nil
  }
}
