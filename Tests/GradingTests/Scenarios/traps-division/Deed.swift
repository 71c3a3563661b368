func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  let none = picker.colorName.count - 3
  print(7 / none)
}
