func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  fatalError("no ink today")
}
