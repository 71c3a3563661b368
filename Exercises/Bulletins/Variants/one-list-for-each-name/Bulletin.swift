/// What happened, and who posted it.
public struct Bulletin {
  /// What happened.
  public let name: String

  /// The object that it is about, mostly the one that posted it; nil if there is none.
  public let object: AnyObject?

  /// What else belongs to it.
  public let info: [String: String]
}
