import MiniCocoa

/// A screen with a table of people to call, and a field to search in.
public final class ContactsController: ScreenController {
  /// The people, one row for each.
  public let table = TableView()

  /// The field for the name to search for.
  public let field = TextField()

  /// The names of the people who were called, in order.
  public private(set) var calls: [String] = []

  /// The text in the field, each time it was saved.
  public private(set) var drafts: [String] = []

  /// How often the user has begun to write in the field.
  public private(set) var searches = 0

  private let contacts: [Contact]

  /// Creates a screen for these people.
  public init(contacts: [Contact]) {
    self.contacts = contacts
    super.init()
  }

  /// Puts the table and the field into the view.
  public override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    // TODO: 1. Before the user selects a row, which object may refuse?
    table.reloadData()
    view.addSubview(table)
    view.addSubview(field)
    // TODO: 5. When the user begins to write, which object does the field call?
  }

  /// The screen has come into view.
  public override func viewDidAppear() {
    super.viewDidAppear()
    // TODO: 4. Register, so that saveDraft() runs when the application enters the background.
  }

  /// The screen is out of view now.
  public override func viewDidDisappear() {
    super.viewDidDisappear()
    // TODO: 4. Remove that registration, and no other.
  }

  /// Saves the text in the field.
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
  // TODO: 1. The user may not select a blocked contact.

  // TODO: 2. Each tap on anybody else is a call, even a second tap on the same row.
}

extension ContactsController: TextFieldDelegate {
  // TODO: 5. Count how often the user begins to write.
}
