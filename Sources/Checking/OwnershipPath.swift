/// The way in which one object keeps another: a chain of stored properties and objects.
struct OwnershipPath {
  struct Step {
    let keeper: AnyObject
    let property: String
    let kept: AnyObject
  }

  let steps: [Step]

  /// Returns the shortest path of strong references from an object to another, or back to itself;
  /// nil if there is none among the first 2,000 objects.
  static func shortest(from start: AnyObject, to goal: AnyObject) -> OwnershipPath? {
    var cameBy: [ObjectIdentifier: Step] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count, next < 2_000 {
      let keeper = queue[next]
      next += 1
      for (property, kept) in StoredProperties(of: keeper).kept {
        let step = Step(keeper: keeper, property: property, kept: kept)
        if kept === goal { return OwnershipPath(endingWith: step, from: start, cameBy) }
        guard cameBy[ObjectIdentifier(kept)] == nil, kept !== start else { continue }
        cameBy[ObjectIdentifier(kept)] = step
        queue.append(kept)
      }
    }
    return nil
  }

  private init(
    endingWith last: Step, from start: AnyObject, _ cameBy: [ObjectIdentifier: Step]
  ) {
    var steps = [last]
    while let first = steps.first, first.keeper !== start,
      let before = cameBy[ObjectIdentifier(first.keeper)]
    {
      steps.insert(before, at: 0)
    }
    self.steps = steps
  }
}
