import MiniCocoa

/// A panel with a table. It knows no item, and so it can show any.
public final class ListPanel: ViewController {
  /// Where the rows are.
  public let table = TableView()

  /// What the user has chosen, in order; a second time is a second choice.
  public private(set) var chosen: [AnyObject] = []

  /// What fills the table, and hears the user there.
  public private(set) var source: (any ListSource)?

  /// Creates a panel for a source, or for none.
  public init(source: (any ListSource)?) {
    self.source = source
    super.init()
  }

  /// The view is there: the table comes in.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    connect()
  }

  /// From now on, shows what another source has; nothing, if there is none.
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
