/// Places in an array, each once, ascending.
///
///     change?[.indexesKey] as? Indexes == [0, 1]
///
/// Plays the part of Foundation's IndexSet, under another name, so that both may be imported.
public struct Indexes: Hashable, Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  private let places: [Int]

  /// The places in a sequence: `Indexes(2..<5)`.
  public init(_ places: some Sequence<Int>) {
    self.places = Set(places).sorted()
  }

  /// The places that are listed: `[3, 1]` are 1 and 3.
  public init(arrayLiteral places: Int...) { self.init(places) }

  /// Where the first place stands: 0.
  public var startIndex: Int { places.startIndex }
  /// How many places there are.
  public var endIndex: Int { places.endIndex }
  /// The place that stands there: `Indexes(5..<7)[0] == 5`.
  public subscript(position: Int) -> Int { places[position] }
}
