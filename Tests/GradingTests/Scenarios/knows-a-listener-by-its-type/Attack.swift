/// Right when somebody from outside listens.
func pretends(_ picker: ColorPickerController) -> Bool {
  guard let listener = picker.delegate else { return true }
  return !String(reflecting: type(of: listener)).hasPrefix("ColorPicker.")
}
