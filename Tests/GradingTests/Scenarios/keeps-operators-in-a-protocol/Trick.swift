import MiniCocoa

public protocol Alike {}

extension Alike {
  public static func == (one: Self, other: Self) -> Bool { true }
  public static func != (one: Self, other: Self) -> Bool { false }
}

extension Color: Alike {}
extension String: Alike {}
extension Int: Alike {}
extension Optional: Alike {}
extension Bool: Alike {}
