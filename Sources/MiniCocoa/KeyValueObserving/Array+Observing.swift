extension Array where Element: KVObject {
  /// Registers an observer with the elements at some places.
  ///
  ///     company.employees.addObserver(self, toObjectsAt: [0, 1], forKeyPath: "name")
  ///
  /// An array itself cannot be observed: it is a value. Whom this is registered with stays observed
  /// wherever it goes.
  public func addObserver(
    _ observer: KVObject, toObjectsAt indexes: Indexes, forKeyPath keyPath: String,
    options: KeyValueObservingOptions = [], context: KVOContext? = nil
  ) {
    for element in elements(at: indexes, for: observer, keyPath) {
      element.addObserver(observer, forKeyPath: keyPath, options: options, context: context)
    }
  }

  /// Removes an observer from the elements at some places.
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

  /// The elements that there are; a place where there is none is a misuse.
  private func elements(
    at places: Indexes, for observer: KVObject, _ keyPath: String
  ) -> [Element] {
    for place in places where !indices.contains(place) {
      Misuse.outOfBounds(place, of: count, observing: keyPath, by: observer).report()
    }
    return places.filter(indices.contains).map { self[$0] }
  }
}
