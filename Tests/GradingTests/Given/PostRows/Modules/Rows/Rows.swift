import MiniCocoa
import Post

/// A type that shows itself in a row.
public protocol RowShowing {
  /// Its text.
  var row: String { get }
}

/// Shows things, each in a row.
public final class Table: View {
  private var things: [Any] = []

  /// Shows one thing more.
  public func add(_ thing: Any) { things.append(thing) }

  /// The rows, from the top; a dash for a thing that does not show itself.
  public var rows: [String] { things.map { ($0 as? any RowShowing)?.row ?? "–" } }
}

extension Postcard: RowShowing {
  /// Its text.
  public var row: String { "a postcard" }
}
