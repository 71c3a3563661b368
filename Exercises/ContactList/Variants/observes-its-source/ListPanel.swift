import MiniCocoa

/// A panel with a table. It knows no item, and so it can show any.
public final class ListPanel: ViewController {
  /// Where the rows are: the panel's view itself.
  public let table = TableView()

  /// What the user has chosen, in order; a second time is a second choice.
  public private(set) var chosen: [AnyObject] = []

  /// What fills the table, and hears the user there.
  public private(set) var source: (any ListSource)? {
    didSet {
      if let oldValue, oldValue.delegate === self { oldValue.delegate = nil }
      if viewIfLoaded != nil { fill() }
    }
  }

  /// Creates a panel for a source, or for none.
  public init(source: (any ListSource)?) {
    self.source = source
    super.init()
  }

  /// The table is all that there is.
  public override func loadView() -> View { table }

  /// The view is there: the source fills it.
  public override func viewDidLoad() {
    super.viewDidLoad()
    fill()
  }

  /// From now on, shows what another source has; nothing, if there is none.
  public func show(_ newSource: (any ListSource)?) {
    source = newSource
  }

  private func fill() {
    source?.delegate = self
    table.delegate = source
    table.dataSource = source
    table.reloadData()
  }
}

extension ListPanel: ListSourceDelegate {
  /// The user has selected the row that stands for this object.
  public func listSource(_ sender: any ListSource, didSelect object: AnyObject) {
    chosen += [object]
  }
}
