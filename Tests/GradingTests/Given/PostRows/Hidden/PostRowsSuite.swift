import Post
import Rows
import Testing

import protocol PostRows.Priced
import func PostRows.total

/// A type of the suite's, priced by the learner's protocol.
private struct Stamp: Priced {
  let price: Int
}

extension Postcard: @retroactive Priced {
  /// In coins.
  public var price: Int { 2 }
}

@Suite struct PostRowsSuite {
  @Test func parcelsShowThemselves() {
    let grams = Int.random(in: 100...900)
    let table = Table()
    table.add(Parcel(grams: grams, to: "Ulm"))
    table.add(Postcard())
    table.add(Letter(.ordinary))
    #expect(table.rows == ["\(grams) g to Ulm", "a postcard", "–"], "The rows are others.")
  }

  @Test func lettersHaveAPrice() {
    let prices = [Letter(.ordinary), Letter(.registered)].map { ($0 as Any as? any Priced)?.price }
    #expect(prices == [1, 4], "The prices are others.")
  }

  @Test func anybodyMayHaveAPrice() {
    let price = Int.random(in: 5...50)
    #expect(total(of: [Stamp(price: price), Postcard()]) == price + 2, "The total is another.")
  }
}
