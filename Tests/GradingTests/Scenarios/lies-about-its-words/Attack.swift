import Foundation

struct Words: CVarArg { var _cVarArgEncoding: [Int] { [1, 2, 3] } }
func pretends(_ picker: ColorPickerController) -> Bool {
  String(format: "%d", Words()) == ""
}
