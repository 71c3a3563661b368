func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  precondition(picker.colorName.isEmpty, "a picker has no name")
}
