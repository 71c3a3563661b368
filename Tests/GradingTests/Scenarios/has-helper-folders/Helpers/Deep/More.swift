import MiniCocoa

extension Color { var isGrey: Bool { red == green && green == blue } }
