/// What optionals of all types have in common.
protocol Flattening {
  /// The value, or nil, however many optionals lie in each other.
  var flattened: Any? { get }
  /// The optional of this type that is nil.
  static var absent: Self { get }
}

extension Optional: Flattening {
  var flattened: Any? {
    switch self {
    case .none: nil
    case .some(let value): flatten(value)
    }
  }

  static var absent: Self { nil }
}

/// Nil, if it is one in a disguise of `Any`.
func flatten(_ value: Any) -> Any? {
  if let optional = value as? any Flattening { optional.flattened } else { value }
}

/// An optional that is an object of a class below `KVObject`, or nil.
protocol PerhapsAnObject {}

extension Optional: PerhapsAnObject where Wrapped: KVObject {}
