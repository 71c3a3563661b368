import Post
import Rows

extension Parcel: @retroactive RowShowing {
  /// Its text.
  public var row: String { "to \(place)" }
}
