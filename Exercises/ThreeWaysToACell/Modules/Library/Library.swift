/// A book that the library lends.
open class Book {
  /// The title: "Emma".
  public let title: String
  /// The shelf: "F 12".
  public let shelf: String

  /// A book, and its shelf.
  public init(_ title: String, shelf: String) {
    self.title = title
    self.shelf = shelf
  }
}

/// A book of maps.
public final class Atlas: Book {}

/// A film on a disc.
public final class Film {
  /// The title: "Metropolis".
  public let title: String
  /// The year of its first show: 1927.
  public let year: Int

  /// A film of a year.
  public init(_ title: String, _ year: Int) {
    self.title = title
    self.year = year
  }
}

/// A lamp to read by, which the library lends as well.
public final class Lamp {
  /// A lamp.
  public init() {}
}
