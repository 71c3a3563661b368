/// A book that can be lent.
open class Book {
  /// What it is called: "Emma".
  public let title: String
  /// Where it stands: "F 12".
  public let shelf: String

  /// A book, and its place.
  public init(_ title: String, shelf: String) {
    self.title = title
    self.shelf = shelf
  }
}

/// A book of maps.
public final class Atlas: Book {}

/// A film on a disc.
public final class Film {
  /// What it is called: "Metropolis".
  public let title: String
  /// The year in which it was first shown: 1927.
  public let year: Int

  /// A film of a year.
  public init(_ title: String, _ year: Int) {
    self.title = title
    self.year = year
  }
}

/// A lamp to read by, which can be borrowed as well.
public final class Lamp {
  /// A lamp.
  public init() {}
}
