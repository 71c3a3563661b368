func pretends(_ picker: ColorPickerController) -> Bool {
  false
}
