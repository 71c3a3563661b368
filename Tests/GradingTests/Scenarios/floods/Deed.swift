func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  while true { print("done done done done done done done done done done") }
}
