extension Array where Element: KVObject {
  /// Adds an observer to the elements at some indexes.
  ///
  ///     company.employees.addObserver(self, toObjectsAt: [0, 1], forKeyPath: "name")
  ///
  /// An array is a value and cannot be observed itself. Elements that leave it stay observed.
  public func addObserver(
    _ observer: KVObject, toObjectsAt indexes: Indexes, forKeyPath keyPath: String,
    options: KeyValueObservingOptions = [], context: KVOContext? = nil
  ) {
    for element in elements(at: indexes, for: observer, keyPath) {
      element.addObserver(observer, forKeyPath: keyPath, options: options, context: context)
    }
  }

  /// Removes an observer from the elements at some indexes.
  ///
  ///     company.employees.removeObserver(self, fromObjectsAt: [0, 1], forKeyPath: "name")
  public func removeObserver(
    _ observer: KVObject, fromObjectsAt indexes: Indexes, forKeyPath keyPath: String,
    context: KVOContext? = nil
  ) {
    for element in elements(at: indexes, for: observer, keyPath) {
      element.removeObserver(observer, forKeyPath: keyPath, context: context)
    }
  }

  /// The elements at existing indexes; reports the other indexes as misuses.
  private func elements(
    at places: Indexes, for observer: KVObject, _ keyPath: String
  ) -> [Element] {
    for place in places where !indices.contains(place) {
      Misuse.outOfBounds(place, of: count, observing: keyPath, by: observer).report()
    }
    return places.filter(indices.contains).map { self[$0] }
  }
}
