/// The part of a long list that `make test` tries, and the rest, which it leaves to `make prove`.
///
/// To use the rest, write a suite whose name ends in `Proof`: `make test` skips it, and `make
/// prove` runs nothing else.
package struct Sample<Element> {
  package let few: [Element]
  package let others: [Element]

  /// Selects the first element of each kind; the rest are `others`.
  package init<Kind: Hashable>(of all: [Element], oneOfEach kind: (Element) throws -> Kind) rethrows
  {
    var seen: Set<Kind> = []
    var few: [Element] = []
    var others: [Element] = []
    for element in all {
      if seen.insert(try kind(element)).inserted {
        few.append(element)
      } else {
        others.append(element)
      }
    }
    self.few = few
    self.others = others
  }

  /// Selects elements that cover all traits, usually one for each; the rest are `others`.
  package init<Trait: Hashable>(
    of all: [Element], coveringAll traits: (Element) throws -> Set<Trait>
  ) rethrows {
    var seen: Set<Trait> = []
    var few: [Element] = []
    var others: [Element] = []
    for element in all {
      let own = try traits(element)
      if own.isSubset(of: seen) { others.append(element) } else { few.append(element) }
      seen.formUnion(own)
    }
    self.few = few
    self.others = others
  }

  /// Selects this many elements, spread evenly over the list; the rest are `others`.
  ///
  /// - Parameter count: At least 1.
  package init(_ count: Int, of all: [Element]) {
    let step = max(1, all.count / count)
    let isChosen = { (index: Int) in index.isMultiple(of: step) && index / step < count }
    few = all.indices.filter(isChosen).map { all[$0] }
    others = all.indices.filter { !isChosen($0) }.map { all[$0] }
  }
}

extension Sample: Sendable where Element: Sendable {}
