import/**/MiniCocoa
/* one */ import /* two
lines */ RegexBuilder // three

func interferes(with picker: ColorPickerController) {
  _ = picker.colorName.firstMatch(of: Regex { OneOrMore(.word) })
}
