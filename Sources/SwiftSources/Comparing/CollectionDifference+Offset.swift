extension CollectionDifference.Change {
  /// The index in the collection that it removes from or inserts into.
  var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
