/// What is done to a value, as those who watch it are told.
enum Mutation {
  /// It is set as a whole.
  case setting
  /// Elements come, go or change at places of an array.
  case elements(KeyValueChange, Indexes)
  /// Members leave and join a set.
  case members(KeyValueChange, leaving: Any, joining: Any)

  /// The mutation of a set by another one.
  static func members<Member: Hashable>(
    of existing: Set<Member>, _ kind: KeyValueSetMutationKind, _ others: Set<Member>
  ) -> Mutation {
    let (leaving, joining): (Set<Member>, Set<Member>) =
      // Of the first two, neither looks at members that the others do not name.
      switch kind {
      case .union: ([], others.filter { !existing.contains($0) })
      case .minus: (Set(others.compactMap { existing.firstIndex(of: $0).map { existing[$0] } }), [])
      case .intersect: (existing.subtracting(others), [])
      case .set: (existing.subtracting(others), others.subtracting(existing))
      }
    let change: KeyValueChange =
      switch kind {
      case .union: .insertion
      case .minus, .intersect: .removal
      case .set: .replacement
      }
    return .members(change, leaving: leaving, joining: joining)
  }

  var kind: KeyValueChange {
    switch self {
    case .setting: .setting
    case .elements(let kind, _), .members(let kind, _, _): kind
    }
  }

  var indexes: Indexes? { if case .elements(_, let indexes) = self { indexes } else { nil } }

  /// What the dictionary calls old, of a value before the change; nil for an insertion.
  func old(_ value: Any) -> Any? {
    switch self {
    case .setting: value
    case .elements(.insertion, _), .members(.insertion, _, _): nil
    case .elements(_, let indexes): Self.elements(of: value, at: indexes)
    case .members(_, let leaving, _): leaving
    }
  }

  /// What the dictionary calls new, of a value after the change; nil for a removal.
  func new(_ value: Any) -> Any? {
    switch self {
    case .setting: value
    case .elements(.removal, _), .members(.removal, _, _): nil
    case .elements(_, let indexes): Self.elements(of: value, at: indexes)
    case .members(_, _, let joining): joining
    }
  }

  private static func elements(of value: Any, at indexes: Indexes) -> Any {
    (value as? any Indexed)?.elements(at: indexes) ?? value
  }
}

/// An array of whatever type, of which a few elements are wanted.
private protocol Indexed {
  func elements(at indexes: Indexes) -> [Any]
}

extension Array: Indexed {
  fileprivate func elements(at places: Indexes) -> [Any] {
    places.filter(indices.contains).map { self[$0] }
  }
}
