import MiniCocoa

/// A panel with a table. It knows no item, and so it can show any.
public final class ListPanel: ViewController {
  /// Where the rows are.
  public let table = TableView()

  /// What the user has chosen, in order; a second time is a second choice.
  public private(set) var chosen: [AnyObject] = []

  // TODO: 5. Who keeps the source, if the table does not?
  /// What fills the table, and hears the user there.
  public private(set) weak var source: (any ListSource)?

  /// Creates a panel for a source, or for none.
  public init(source: (any ListSource)?) {
    self.source = source
    super.init()
  }

  /// The view is there: the table comes in.
  public override func viewDidLoad() {
    super.viewDidLoad()
    // TODO: 1. Put the table into the view, and connect it with the source.
  }

  /// From now on, shows what another source has; nothing, if there is none.
  public func show(_ newSource: (any ListSource)?) {
    // TODO: 2. Let the table show it.
  }
  // TODO: 1. What connects the table belongs here, in a method of its own.
}

extension ListPanel: ListSourceDelegate {
  /// The user has selected the row that stands for this object.
  public func listSource(_ sender: any ListSource, didSelect object: AnyObject) {
    // TODO: 2. Which sender counts?
    // TODO: 1. Note what was chosen.
  }
}
