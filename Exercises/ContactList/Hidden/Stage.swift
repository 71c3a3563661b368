import Checking
import MiniCocoa
import Testing

import class ContactList.AddressBook
import class ContactList.Contact
import class ContactList.ContactSource
import class ContactList.ListPanel
import protocol ContactList.ListSource
import protocol ContactList.ListSourceDelegate

/// A line of the exchange, a class that no panel knows.
final class Line {
  let name: String
  init(_ name: String) { self.name = name }
}

/// A source of a class that learners do not know. It fills any number of tables.
final class LineSource: ListSource {
  weak var delegate: (any ListSourceDelegate)?
  var lines: [Line]
  /// The line that cannot be selected.
  var busy: Line?

  init(_ names: [String]) { lines = names.map(Line.init) }

  func representedObject(at row: Int) -> AnyObject? { line(at: row) }

  // A table that has not reloaded may ask for a row that no longer exists.
  private func line(at row: Int) -> Line? { lines.indices.contains(row) ? lines[row] : nil }

  func numberOfRows(in tableView: TableView) -> Int { lines.count }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(line(at: row)?.name ?? "")
  }

  func tableView(_ tableView: TableView, shouldSelectRowAt row: Int) -> Bool {
    line(at: row).map { $0 !== busy } ?? false
  }

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    if let line = line(at: row) { delegate?.listSource(self, didSelect: line) }
  }
}

/// A panel whose view is there, beside the sources that it has had.
final class Screen {
  let panel: ListPanel
  private var sources: [any ListSource] = []

  init(_ source: (any ListSource)?) {
    if let source { sources.append(source) }
    panel = ListPanel(source: source)
    _ = panel.view as View
  }

  var rows: [String] { texts(of: panel.table) }
  var chosen: [String] { (panel.chosen as [AnyObject]).map(name) }

  func show(_ source: (any ListSource)?) {
    if let source { sources.append(source) }
    panel.show(source)
  }

  func tap(_ row: Int) -> Bool { panel.table.tapRow(at: row) }
}

/// A source of contacts with its table, and without a panel.
final class Desk {
  let table = TableView()
  let book: AddressBook
  let source: ContactSource
  let ear = Ear()

  convenience init(_ names: [String]) { self.init(AddressBook(names.map(newContact))) }

  init(_ book: AddressBook) {
    self.book = book
    source = ContactSource(book)
    source.delegate = ear
    table.dataSource = source
    table.delegate = source
    table.reloadData()
  }

  var contacts: [Contact] { book.contacts }
  var rows: [String] { texts(of: table) }

  /// The names of the objects that the rows stand for.
  var represented: [String] {
    (0..<table.numberOfRows).map { row in
      let object: AnyObject? = source.representedObject(at: row)
      return object.map(name) ?? "nobody"
    }
  }
}

/// A delegate that records selections.
final class Ear: ListSourceDelegate {
  private(set) var senders: [ObjectIdentifier] = []
  private(set) var objects: [AnyObject] = []
  var whenTold: () -> Void = {}
  var names: [String] { objects.map(name) }

  func listSource(_ sender: any ListSource, didSelect object: AnyObject) {
    senders.append(identity(of: sender))
    objects.append(object)
    whenTold()
  }
}

// MARK: - Names

/// The texts of a table's cells; empty for a row without a cell.
func texts(of table: TableView) -> [String] {
  (0..<table.numberOfRows).map { table.cellForRow(at: $0)?.text ?? "" }
}

func name(of object: AnyObject) -> String {
  (object as? Line)?.name ?? (object as? Contact)?.name ?? "something else"
}

/// So many different people, in any order.
func people(_ count: Int) -> [String] {
  Array(["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ivy"].shuffled().prefix(count))
}

/// So many different lines, in any order.
func lines(_ count: Int) -> [String] {
  Array(["Bonn", "Cork", "Graz", "Lyon", "Oslo", "Pisa", "Riga", "Vigo"].shuffled().prefix(count))
}

func newContact(_ name: String) -> Contact {
  Contact(name, number: "\(Int.random(in: 200...999)) \(Int.random(in: 1000...9999))")
}

/// Names in a sentence; it leaves out names that the check did not give.
func list(_ names: [String], of given: [String]) -> String {
  guard !names.isEmpty else { return "nobody and nothing" }
  return names.map { given.contains($0) ? $0 : "something else" }.joined(separator: ", ")
}

func list(_ names: [String]) -> String { list(names, of: names) }
