public protocol RowShowing {
  var row: String { get }
}

public final class Table {
  public init() {}
  public func add(_ thing: Any) {}
  public var rows: [String] { ["everything"] }
}
