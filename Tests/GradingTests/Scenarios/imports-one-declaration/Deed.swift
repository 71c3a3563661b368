import struct RegexBuilder.OneOrMore; import struct/**/Foundation.Date
import struct /* the only other one */ RegexBuilder . ZeroOrMore

func interferes(with picker: ColorPickerController) {
  _ = picker.colorName.firstMatch(of: OneOrMore(.word)) == nil && Date() < Date(timeIntervalSince1970: 0)
}
