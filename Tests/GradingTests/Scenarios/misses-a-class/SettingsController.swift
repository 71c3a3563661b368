import MiniCocoa
