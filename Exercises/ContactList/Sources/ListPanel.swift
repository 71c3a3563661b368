import MiniCocoa

/// A panel with a table. It knows nothing about the items, so it can show any.
public final class ListPanel: ViewController {
  /// The table with the rows.
  public let table = TableView()

  /// The objects that the user has chosen, in order; a second time is a second choice.
  public private(set) var chosen: [AnyObject] = []

  // TODO: 5. Which object keeps the source alive, if the table doesn't?
  /// The object that fills the table, and learns what the user does there.
  public private(set) weak var source: (any ListSource)?

  /// Creates a panel for a source, or for none.
  public init(source: (any ListSource)?) {
    self.source = source
    super.init()
  }

  /// Adds the table to the view.
  public override func viewDidLoad() {
    super.viewDidLoad()
    // TODO: 1. Add the table to the view, and connect it with the source.
  }

  /// From now on, shows another source's items, or none.
  public func show(_ newSource: (any ListSource)?) {
    // TODO: 2. Let the table show this source.
  }
  // TODO: 1. Write `connect()` here: it connects the table with the source.
}

extension ListPanel: ListSourceDelegate {
  /// The user has selected the row that stands for this object.
  public func listSource(_ sender: any ListSource, didSelect object: AnyObject) {
    // TODO: 2. Which sender counts?
    // TODO: 1. Record the chosen object.
  }
}
