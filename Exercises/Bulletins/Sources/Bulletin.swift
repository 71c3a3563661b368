/// The news that somebody posts.
public struct Bulletin {
  /// The name, which says what happened.
  public let name: String

  /// The object that it's about, usually the one that posted it; nil if there is none.
  public let object: AnyObject?

  /// Further details.
  public let info: [String: String]
}
