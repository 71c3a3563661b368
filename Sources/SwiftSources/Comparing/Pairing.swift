/// Finds the counterpart of each part on the other side.
struct Pairing {
  private var mine: [Part]
  private var model: [Part]
  /// The indices of the model's counterparts of my parts, and the reverse.
  private var modelOfMine: [Int: Int] = [:]
  private var mineOfModel: [Int: Int] = [:]

  init(of mine: [Part], with model: [Part]) {
    self.mine = mine
    self.model = model
    self.model.fit(to: mine)
    self.mine.fit(to: model)
    for level in 0..<Part.levels { pair(at: level) }
    self.mine.unite { modelOfMine[$0] == nil }
    self.model.unite { mineOfModel[$0] == nil }
  }

  /// Pairs parts without a counterpart that have equal keys at this level, in order.
  private mutating func pair(at level: Int) {
    var open: [String: [Int]] = [:]
    for (index, part) in model.enumerated().reversed()
    where !part.isAbsorbed && mineOfModel[index] == nil {
      open[part.keys[level], default: []].append(index)
    }
    for (index, part) in mine.enumerated() where !part.isAbsorbed && modelOfMine[index] == nil {
      guard let counterpart = open[part.keys[level]]?.popLast() else { continue }
      modelOfMine[index] = counterpart
      mineOfModel[counterpart] = index
    }
  }

  // MARK: - The result

  /// The pairs in the order of the model, then the remaining parts of mine.
  var pairs: [SourceComparison.Pair] {
    let shared = model.indices.filter { !model[$0].isAbsorbed }.map { index in
      mineOfModel[index].map { pair(of: mine[$0], with: model[index]) }
        ?? (isArrangement(model[index], index, in: model, against: mine)
          ? .arrangement(mine: nil, model: model[index].declaration)
          : .onlyModel(model[index].declaration))
    }
    let own = mine.indices.filter { !mine[$0].isAbsorbed && modelOfMine[$0] == nil }
      .map { index in
        isArrangement(mine[index], index, in: mine, against: model)
          ? SourceComparison.Pair.arrangement(mine: mine[index].declaration, model: nil)
          : .onlyMine(mine[index].declaration)
      }
    return shared + own
  }

  private func pair(of mine: Part, with model: Part) -> SourceComparison.Pair {
    let (left, right) = (mine.declaration, model.declaration)
    if mine.words == model.words {
      return .alike(mine: left, model: right, comments: mine.comments == model.comments)
    }
    return .changed(mine: left, model: right, LineComparison(of: left.lines, with: right.lines))
  }

  /// Whether an unpaired part exists only because its side has more files or extensions.
  private func isArrangement(
    _ part: Part, _ index: Int, in side: [Part], against other: [Part]
  ) -> Bool {
    guard part.isArrangement else { return false }
    // An extension that absorbed its members has content.
    if part.kind == .frame { return side.contains { $0.parent == index && !$0.isAbsorbed } }
    return other.contains { $0.keys.first == part.keys.first }
  }
}

extension [Part] {
  /// Merges parts that are one part on the other side: properties in a single declaration, and a
  /// type on a single line with its members.
  fileprivate mutating func fit(to other: [Part]) {
    for part in other where part.kind == .names && part.names.count > 1 {
      joinNames(of: part)
    }
    for part in other where part.kind == .frame && part.declaration.extent == .whole {
      for index in indices where self[index].keys.first == part.keys.first {
        absorbMembers(of: index)
      }
    }
  }

  private mutating func joinNames(of part: Part) {
    let wanted = Set(part.names)
    let found = indices.filter {
      let own = self[$0]
      return own.kind == .names && own.owner == part.owner && !own.isAbsorbed
        && wanted.isSuperset(of: own.names)
    }
    guard let first = found.first, found.count > 1 else { return }
    for index in found.dropFirst()
    where self[index].declaration.file == self[first].declaration.file {
      self[first].absorb(self[index])
      self[index].isAbsorbed = true
    }
    self[first].keys = part.keys
    self[first].declaration.title = part.declaration.title
  }

  /// Merges each type or extension with its members if none of them has a counterpart.
  fileprivate mutating func unite(_ isAlone: (Int) -> Bool) {
    for index in indices.reversed()
    where self[index].declaration.extent == .frame && !self[index].isAbsorbed && isAlone(index) {
      let members = indices.filter { self[$0].parent == index && !self[$0].isAbsorbed }
      if members.allSatisfy({ isAlone($0) && !hasMembers($0) }) { absorbMembers(of: index) }
    }
  }

  private func hasMembers(_ index: Int) -> Bool {
    contains { $0.parent == index && !$0.isAbsorbed }
  }

  private mutating func absorbMembers(of index: Int) {
    for member in indices where self[member].parent == index && !self[member].isAbsorbed {
      absorbMembers(of: member)
      self[index].absorb(self[member])
      self[member].isAbsorbed = true
    }
    self[index].declaration.extent = .whole
  }
}
