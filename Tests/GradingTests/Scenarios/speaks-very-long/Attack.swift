/// Names a colour in a million letters.
func pretends(_ picker: ColorPickerController) -> Bool {
  picker.delegate?.colorPicker(
    picker, didSetColorNamed: String(repeating: "long ", count: 200_000), to: nil)
  return false
}
