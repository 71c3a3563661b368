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

  /// The screen has gone out of view.
  public override func viewDidDisappear() {
    super.viewDidDisappear()
    NotificationCenter.default.removeObserver(
      self, name: Application.didEnterBackgroundNotification, object: nil)
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
  /// Whether a row may be selected.
  public func tableView(_ tableView: TableView, shouldSelectRowAt row: Int) -> Bool {
    guard !contacts[row].isBlocked else { return false }
    calls.append(contacts[row].name)
    return true
  }
}

extension ContactsController: TextFieldDelegate {
  /// Somebody begins to write.
  public func textFieldDidBeginEditing(_ field: TextField) {
    searches += 1
  }
}
