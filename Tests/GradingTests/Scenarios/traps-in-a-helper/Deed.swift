func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  checkInk(picker.colorName)
}
