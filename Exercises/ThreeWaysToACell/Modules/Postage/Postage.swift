import Library

/// A thing that you can send by post.
public protocol Mailable {
  /// A line for a parcel: "parcel with Emma".
  var line: String { get }
}

extension Book: Mailable {
  /// A line for a parcel.
  public var line: String { "parcel with \(title)" }
}
