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
    table.delegate = self
    table.reloadData()
    view.addSubview(table)
    view.addSubview(field)
    field.delegate = self
  }

  /// The screen has come into view.
  public override func viewDidAppear() {
    super.viewDidAppear()
    NotificationCenter.default.addObserver(
      self, action: Action("saveDraft", ContactsController.saveDraft),
      name: Application.didEnterBackgroundNotification, object: nil)
  }

  /// The screen is out of view now.
  public override func viewDidDisappear() {
    super.viewDidDisappear()
    NotificationCenter.default.removeObserver(
      self, name: Application.didEnterBackgroundNotification, object: nil)
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
  /// Whether a row may be selected.
  public func tableView(_ tableView: TableView, shouldSelectRowAt row: Int) -> Bool {
    !contacts[row].isBlocked
  }

  /// A row has been selected.
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    calls.append(contacts[row].name)
  }
}

extension ContactsController: TextFieldDelegate {
  /// Somebody begins to write.
  public func textFieldDidBeginEditing(_ field: TextField) {
    searches += 1
  }
}
