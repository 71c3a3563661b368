import MiniCocoa; import RegexBuilder; import Foundation

func interferes(with picker: ColorPickerController) {
  _ = picker.colorName.firstMatch(of: Regex { OneOrMore(.word) })
}
