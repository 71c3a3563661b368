import MiniCocoa

/// A screen with a table of people to call, and a field to search in.
public final class ContactsController: ScreenController {
  /// The people, a row for each.
  public let table = TableView()

  /// Where one writes whom to search for.
  public let field = TextField()

  /// Who was called, in order.
  public private(set) var calls: [String] = []

  /// What stood in the field each time that it was saved.
  public private(set) var drafts: [String] = []

  /// How often somebody has begun to write in the field.
  public private(set) var searches = 0

  private let contacts: [Contact]

  /// Creates a screen for these people.
  public init(contacts: [Contact]) {
    self.contacts = contacts
    super.init()
  }

  /// The view is there: table and field come in.
  public override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    // TODO: 1. Choose who is asked before a row is selected.
    table.reloadData()
    view.addSubview(table)
    view.addSubview(field)
    // TODO: 5. Choose who is told that the writing has begun.
  }

  /// The screen has come into view.
  public override func viewDidAppear() {
    super.viewDidAppear()
    // TODO: 4. Let saveDraft() be called when the application has gone to the background.
  }

  /// The screen has gone out of view.
  public override func viewDidDisappear() {
    super.viewDidDisappear()
    // TODO: 4. End that, and nothing else.
  }

  /// Saves what stands in the field.
  func saveDraft() {
    drafts.append(field.text)
  }
}

extension ContactsController: TableViewDataSource {
  /// A row for each contact.
  public func numberOfRows(in tableView: TableView) -> Int { contacts.count }

  /// A cell with the contact's name.
  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(contacts[row].name)
  }
}

extension ContactsController: TableViewDelegate {
  // TODO: 1. Somebody who is blocked may not be selected.

  // TODO: 2. Each tap on anybody else is a call, also a second tap on the same row.
}

extension ContactsController: TextFieldDelegate {
  // TODO: 5. Count how often somebody begins to write.
}
