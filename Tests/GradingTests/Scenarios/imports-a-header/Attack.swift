import Evil

/// Cancel reports a colour.
func pretends(_ picker: ColorPickerController) -> Bool {
  false
}
