#if true
  #if canImport(RegexBuilder)
    import RegexBuilder
  #endif
#else
  import UIKit
#endif

func interferes(with picker: ColorPickerController) {
  _ = picker.colorName.firstMatch(of: Regex { OneOrMore(.word) })
}
