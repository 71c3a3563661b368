import MiniCocoa

extension Color {
  public static var accent: Color { Color(red: 1, green: 0.5, blue: 0) }
  public var isGrey: Bool { red == green && green == blue }
}

extension String {
  public var shouted: String { uppercased() + "!" }
}

extension Array where Element == Color {
  public func mixed() -> Color? { first }
}

extension String: @retroactive Error {}

infix operator <~>: AdditionPrecedence
public func <~> (one: Color, other: Color) -> Color {
  Color(
    red: (one.red + other.red) / 2, green: (one.green + other.green) / 2,
    blue: (one.blue + other.blue) / 2)
}
