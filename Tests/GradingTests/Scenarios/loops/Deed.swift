func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  var count = 0
  while true { count = (count + 1) % 7 }
}
