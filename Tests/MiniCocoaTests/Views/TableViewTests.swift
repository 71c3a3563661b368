import MiniCocoa
import Testing

private final class Contacts: TableViewDataSource, TableViewDelegate {
  var names = ["Ada", "Grace", "Radia"]
  var heard: [String] = []
  var refused: Set<Int> = []

  func numberOfRows(in table: TableView) -> Int { names.count }
  func tableView(_ table: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(names[row], detail: "row \(row)")
  }
  func tableView(_ table: TableView, shouldSelectRowAt row: Int) -> Bool {
    heard.append("should \(row)")
    return !refused.contains(row)
  }
  func tableView(_ table: TableView, willSelectRowAt row: Int) { hear("will", row, table) }
  func tableView(_ table: TableView, didSelectRowAt row: Int) { hear("did", row, table) }
  func selectionDidChange(_ notification: Notification) {
    heard.append("notified \((notification.object as? TableView)?.selectedRow ?? -1)")
  }
  private func hear(_ what: String, _ row: Int, _ table: TableView) {
    heard.append("\(what) \(row), selected \(table.selectedRow ?? -1)")
  }
}

private final class Silent: TableViewDelegate {}

@Suite("TableView")
struct TableViewTests {
  private let table = TableView()
  private let contacts = Contacts()
  private let center = NotificationCenter()

  init() {
    table.dataSource = contacts
    table.delegate = contacts
    center.addObserver(
      contacts, action: Action("selectionDidChange:", Contacts.selectionDidChange),
      name: TableView.selectionDidChangeNotification, object: table)
    table.reloadData()
  }

  @Test("asks its source for rows and cells, and stores none")
  func source() {
    #expect(table.numberOfRows == 3)
    #expect(table.cellForRow(at: 1)?.text == "Grace")
    contacts.names[1] = "Hedy"
    #expect(table.cellForRow(at: 1)?.text == "Hedy")
    #expect(table.cellForRow(at: 1)?.detail == "row 1")
    contacts.names = []
    #expect(table.numberOfRows == 3)
    table.reloadData()
    #expect(table.numberOfRows == 0)
  }

  @Test("has no cells where there are no rows, or no source", arguments: [-1, 3, 100])
  func noCell(row: Int) {
    #expect(table.cellForRow(at: row) == nil)
    #expect(TableView().cellForRow(at: row) == nil)
  }

  @Test("tells its delegate of a tap, then everybody (3.4 row 3)")
  func tap() {
    center.beingDefault {
      #expect(table.tapRow(at: 1))
      #expect(table.tapRow(at: 1))
    }

    #expect(
      contacts.heard == [
        "should 1", "will 1, selected -1", "did 1, selected 1", "notified 1",
        "should 1", "will 1, selected 1", "did 1, selected 1",
      ])
  }

  @Test("a refused tap selects nothing, and nobody is notified (3.4 row 3)")
  func veto() {
    contacts.refused = [2]

    center.beingDefault { #expect(!table.tapRow(at: 2)) }

    #expect(contacts.heard == ["should 2"])
    #expect(table.selectedRow == nil)
  }

  @Test("a selection by the program notifies nobody, and none that does not exist is made")
  func programmatic() {
    center.beingDefault {
      table.selectRow(at: 2)
      table.selectRow(at: 3)
      #expect(!table.tapRow(at: 3))
    }

    #expect(table.selectedRow == 2)
    #expect(contacts.heard.isEmpty)
    table.selectRow(at: nil)
    #expect(table.selectedRow == nil)
  }

  @Test("selects with a delegate that does not answer, and without one (3.4 rows 5 and 6)")
  func defaults() {
    let silent = Silent()
    table.delegate = silent
    #expect(table.tapRow(at: 0))
    table.delegate = nil
    #expect(table.tapRow(at: 1))
    #expect(table.selectedRow == 1)
  }

  @Test("keeps neither source nor delegate (3.4 row 1)")
  func weakReferences() {
    let table = TableView()
    var contacts: Contacts? = Contacts()
    weak let remembered = contacts
    table.dataSource = contacts
    table.delegate = contacts

    contacts = nil

    #expect(remembered == nil)
    table.reloadData()
    #expect(table.numberOfRows == 0)
  }

  @Test("asks the source it has now")
  func swap() {
    let others = Contacts()
    others.names = ["Alan"]

    table.dataSource = others
    table.reloadData()

    #expect(table.numberOfRows == 1)
    #expect(table.cellForRow(at: 0)?.text == "Alan")
  }

  @Test("is heard by a conversation")
  func conversation() {
    let conversation = Conversation()

    conversation.record { center.beingDefault { table.tapRow(at: 0) } }

    #expect(
      conversation.description == """
        TableView -> Contacts : tableView(_:shouldSelectRowAt:)
        TableView -> Contacts : tableView(_:willSelectRowAt:)
        TableView -> Contacts : tableView(_:didSelectRowAt:)
        TableView -> Contacts : TableViewSelectionDidChangeNotification
        """)
  }
}
