import MiniCocoa

/// A panel with a table. It knows nothing about the items, so it can show any.
public final class ListPanel: ViewController {
  /// The table with the rows.
  public let table = TableView()

  /// The objects that the user has chosen, in order; a second time is a second choice.
  public private(set) var chosen: [AnyObject] = []

  /// The object that fills the table, and learns what the user does there.
  public private(set) var source: (any ListSource)?

  /// Creates a panel for a source, or for none.
  public init(source: (any ListSource)?) {
    self.source = source
    super.init()
  }

  /// Adds the table to the view.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    connect()
  }

  /// From now on, shows another source's items, or none.
  public func show(_ newSource: (any ListSource)?) {
    source = newSource
    connect()
  }

  private func connect() {
    table.dataSource = source
    table.delegate = source
    source?.delegate = self
    table.reloadData()
  }
}

extension ListPanel: ListSourceDelegate {
  /// The user has selected the row that stands for this object.
  public func listSource(_ sender: any ListSource, didSelect object: AnyObject) {
    guard sender === source else { return }
    chosen.append(object)
  }
}
