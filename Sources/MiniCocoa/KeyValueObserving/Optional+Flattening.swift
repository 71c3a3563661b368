/// Access to any optional without its type.
protocol Flattening {
  /// The value, or nil, through any number of nested optionals.
  var flattened: Any? { get }
  /// The nil of this optional type.
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

/// Returns nil for an optional nil wrapped in `Any`.
func flatten(_ value: Any) -> Any? {
  if let optional = value as? any Flattening { optional.flattened } else { value }
}

/// An optional of a subclass of `KVObject`.
protocol PerhapsAnObject {}

extension Optional: PerhapsAnObject where Wrapped: KVObject {}
