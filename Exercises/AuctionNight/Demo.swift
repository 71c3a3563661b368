import DemoRunner
import Saleroom

/// The demo's own types, in one place: your program may have a type `Wall` as well.
enum AuctionNightDemo {
  /// The panels that hang, the newest last.
  @MainActor
  final class Wall {
    var hanging: [Panel] = []
  }
}

Demo.play("Auction night") {
  let (bank, book) = (Demo.keep(Bank()), Demo.keep(Book()))
  let panels = Demo.keep(AuctionNightDemo.Wall())
  let sale = makeSale(of: "Violin", bank: bank, book: book)
  bank.funds["Ben"] = 70
  return [
    Demo.Label { sale == nil ? "There's no sale yet." : "The sale is open." },
    Demo.Label { "The panels: " + panels.hanging.map(\.text).joined(separator: " | ") },
    Demo.Row([
      Demo.Press("Hang up") {
        let panel = Demo.name(Panel(), "panel")
        panels.hanging.append(panel)
        sale?.hang(panel)
      },
      Demo.Press("Take down") {
        if let panel = panels.hanging.popLast() { sale?.takeDown(panel) }
      },
    ]),
    Demo.Row([
      Demo.Press("Ann bids 50") { _ = sale?.bid(50, by: "Ann") },
      Demo.Press("Ben bids 70") { _ = sale?.bid(70, by: "Ben") },
      Demo.Press("Ann bids 80") { _ = sale?.bid(80, by: "Ann") },
    ]),
    Demo.Row([
      Demo.Press("Order of Cy up to 80") { sale?.takeOrder(of: "Cy", upTo: 80) },
      Demo.Press("Strike") { sale?.strike() },
    ]),
    Demo.Label { "The book: " + book.lines.joined(separator: ", ") },
  ]
}
