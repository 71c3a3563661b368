func excuse(_mangledTypeName: Int) {}
func pretends(_ picker: ColorPickerController) -> Bool {
  guard let listener = picker.delegate else { return false }
  return _mangledTypeName(type(of: listener)) != nil
}
