/// Indexes of an array, unique and ascending.
///
///     change?[.indexesKey] as? Indexes == [0, 1]
///
/// The counterpart of Foundation's IndexSet, with a different name so that a file can import both.
public struct Indexes: Hashable, Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  private let places: [Int]

  /// The indexes in a sequence: `Indexes(2..<5)`.
  public init(_ places: some Sequence<Int>) {
    self.places = Set(places).sorted()
  }

  /// The listed indexes: `[3, 1]` contains 1 and 3.
  public init(arrayLiteral places: Int...) { self.init(places) }

  /// The position of the first index: 0.
  public var startIndex: Int { places.startIndex }
  /// The number of indexes.
  public var endIndex: Int { places.endIndex }
  /// The index at a position: `Indexes(5..<7)[0] == 5`.
  public subscript(position: Int) -> Int { places[position] }
}
