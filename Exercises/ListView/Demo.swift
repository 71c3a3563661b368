// Try: tap "Show both"; tap "Chapter 3"; tap "Stamp in row 3"; tap "Give row 1 away"; tap "Stamp in row 3"
// Broken: weak-on-the-wrong-side

import DemoRunner

Demo.play("A book and an album") {
  let book = Demo.keep(MyFirstListViewController(), as: "book")
  let album = Demo.keep(MySecondListViewController(), as: "album")
  book.listView.map { _ = Demo.name($0, "list of chapters") }
  album.listView.map { _ = Demo.name($0, "list of stamps") }
  return [
    Demo.Press("Show both") {
      book.listView?.show()
      album.listView?.show()
    },
    Demo.Label { "The book's list has \(book.listView?.numberOfRows ?? 0) rows." },
    Demo.Label { book.openChapter.map { "Chapter \($0 + 1) is open." } ?? "It is closed." },
    Demo.Row([
      Demo.Press("Chapter 3") { book.listView?.selectRow(at: 2) },
      Demo.Press("Chapter 99") { book.listView?.selectRow(at: 98) },
    ]),
    Demo.Label { "The album's list has \(album.listView?.numberOfRows ?? 0) rows." },
    Demo.Label { "wishes: " + album.wishes.joined(separator: ", ") },
    Demo.Row([
      Demo.Press("Stamp in row 3") { album.listView?.selectRow(at: 2) },
      Demo.Press("Give row 1 away") { album.removeStamp(at: 0) },
    ]),
  ]
}
