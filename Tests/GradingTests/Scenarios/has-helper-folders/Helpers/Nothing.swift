import MiniCocoa

enum Nothing { static var color: Color? { nil } }
