import MiniCocoa

/// The names of all photos. Any thread may use it.
public final class Catalogue: Sendable {
  private let names = Locked<[String]>([])

  /// Creates an empty catalogue.
  public init() {}

  /// The names, in the order of the import.
  public var photos: [String] { names.value }

  /// Adds a name. That takes a while, so the screen shouldn't do it.
  public func add(_ photo: String) {
    names.withLock { $0.append(photo) }
  }
}
