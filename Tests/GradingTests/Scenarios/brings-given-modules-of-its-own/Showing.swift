import Post
import Rows

extension Parcel: @retroactive RowShowing {
  public var row: String { "" }
}
