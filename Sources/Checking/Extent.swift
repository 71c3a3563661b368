/// How much an object holds: the objects that it keeps, directly or over others, and the elements of
/// the collections in their stored properties. No more than 2,000 objects are looked at.
///
/// By this a check can see whether what has gone was forgotten: let many come and go, and compare.
///
///     let before = extent(of: list)
///     for _ in 1...200 { addListenerThatGoes(to: list) }
///     let grown = extent(of: list) - before
public func extent(of object: AnyObject) -> Int {
  var seen: Set<ObjectIdentifier> = [identity(of: object)]
  var queue = [object]
  var next = 0
  var extent = 0
  while next < queue.count, next < 2_000 {
    let properties = StoredProperties(of: queue[next])
    next += 1
    extent += properties.elements
    for (_, kept) in properties.kept where seen.insert(identity(of: kept)).inserted {
      // The storage of a collection, whose elements have been counted.
      if String(reflecting: type(of: kept)).hasPrefix("Swift.") { continue }
      extent += 1
      queue.append(kept)
    }
  }
  return extent
}
