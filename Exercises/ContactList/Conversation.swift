import MiniCocoa

let (bob, ada) = (Contact("Bob", number: "2"), Contact("Ada", number: "1"))
let book = AddressBook([bob, ada])
let source = ContactSource(book)
let panel = ListPanel(source: source)
let table = panel.table
let window = Window(rootViewController: panel)
book.sort()
table.tapRow(at: 1)
