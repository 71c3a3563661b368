internal
import
  RegexBuilder

func interferes(with picker: ColorPickerController) {
  _ = picker.colorName.firstMatch(of: Regex { OneOrMore(.word) })
}
