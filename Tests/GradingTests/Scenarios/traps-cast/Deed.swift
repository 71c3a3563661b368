func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  let other: Any = picker.colorName
  print(other as! Int)
}
