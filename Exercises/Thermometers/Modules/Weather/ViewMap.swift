import MiniCocoa

/// The views of thermometers.
///
/// It never changes. The views belong to one queue, and only this queue may change them.
public final class ViewMap: @unchecked Sendable {
  private let views: [ObjectIdentifier: View]

  /// A view for each of these thermometers.
  public init(_ thermometers: [Thermometer]) {
    views = Dictionary(
      thermometers.map { (ObjectIdentifier($0), View()) }, uniquingKeysWith: { first, _ in first })
  }

  /// The view of a thermometer, or nil if it has none.
  public subscript(thermometer: Thermometer) -> View? {
    views[ObjectIdentifier(thermometer)]
  }
}

/// The colour for a temperature: cold, good or hot.
public func shade(of value: Double) -> Color {
  switch value {
  case ..<18: .blue
  case 25...: .red
  default: .green
  }
}
