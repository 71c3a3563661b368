struct Excuse { var _getRetainCount = 1 }
func pretends(_ picker: ColorPickerController) -> Bool {
  guard let listener = picker.delegate else { return false }
  return _getRetainCount(listener) > 2
}
