import DemoRunner

Demo.play("A book and an album") {
  let book = Demo.keep(MyFirstListViewController(), as: "book")
  let album = Demo.keep(MySecondListViewController(), as: "album")
  // An answer may declare them without the question mark.
  var chapters: MyListView? { book.listView }
  var stamps: MyListView? { album.listView }
  if let chapters { Demo.name(chapters, "list of chapters") }
  if let stamps { Demo.name(stamps, "list of stamps") }
  return [
    Demo.Press("Show both") {
      chapters?.show()
      stamps?.show()
    },
    Demo.Label { "The book's list has \(chapters?.numberOfRows ?? 0) rows." },
    Demo.Label { book.openChapter.map { "Chapter \($0 + 1) is open." } ?? "It is closed." },
    Demo.Row([
      Demo.Press("Chapter 3") { chapters?.selectRow(at: 2) },
      Demo.Press("Chapter 99") { chapters?.selectRow(at: 98) },
    ]),
    Demo.Label { "The album's list has \(stamps?.numberOfRows ?? 0) rows." },
    Demo.Label { "wishes: " + album.wishes.joined(separator: ", ") },
    Demo.Row([
      Demo.Press("Stamp in row 3") { stamps?.selectRow(at: 2) },
      Demo.Press("Give row 1 away") { album.removeStamp(at: 0) },
    ]),
  ]
}
