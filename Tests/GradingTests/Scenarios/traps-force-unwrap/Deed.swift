func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  print(Double(picker.colorName)!)
}
