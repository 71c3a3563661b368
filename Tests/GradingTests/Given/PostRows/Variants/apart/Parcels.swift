import struct Post.Parcel
import Rows

extension Parcel {
  /// Its text, and more that nobody asks for.
  public var row: String { written(in: "g") }
  /// Its text, in a unit of weight.
  public func written(in unit: String) -> String { "\(grams) \(unit) to \(place)" }
}

extension Parcel: RowShowing {}
