/// A change to a value, as its observers receive it.
enum Mutation {
  /// The whole value is set.
  case setting
  /// Elements are inserted, removed or replaced at indexes of an array.
  case elements(KeyValueChange, Indexes)
  /// Members leave and join a set.
  case members(KeyValueChange, leaving: Any, joining: Any)

  /// The mutation of a set by a set operation.
  static func members<Member: Hashable>(
    of existing: Set<Member>, _ kind: KeyValueSetMutationKind, _ others: Set<Member>
  ) -> Mutation {
    let (leaving, joining): (Set<Member>, Set<Member>) =
      // Union and minus examine only the operand's members, not the whole set.
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

  /// The dictionary's old value, from the value before the change; nil for an insertion.
  func old(_ value: Any) -> Any? {
    switch self {
    case .setting: value
    case .elements(.insertion, _), .members(.insertion, _, _): nil
    case .elements(_, let indexes): Self.elements(of: value, at: indexes)
    case .members(_, let leaving, _): leaving
    }
  }

  /// The dictionary's new value, from the value after the change; nil for a removal.
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

/// An array of any element type, for extracting some elements.
private protocol Indexed {
  func elements(at indexes: Indexes) -> [Any]
}

extension Array: Indexed {
  fileprivate func elements(at places: Indexes) -> [Any] {
    places.filter(indices.contains).map { self[$0] }
  }
}
