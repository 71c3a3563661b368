import Post
import Rows

extension Parcel: @retroactive RowShowing {
  // TODO: 1. Show grams and place.
  /// Its text.
  public var row: String { "" }
}
