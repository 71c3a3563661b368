import MiniCocoa

/// A panel with a table. It knows nothing about the items, so it can show any.
public final class ListPanel: ViewController {
  /// Where the rows are: the panel's view itself.
  public let table = TableView()

  /// The objects that the user has chosen, in order; a second time is a second choice.
  public private(set) var chosen: [AnyObject] = []

  /// The object that fills the table, and learns what the user does there.
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

  /// From now on, shows another source's items, or none.
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
