func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  var count = UInt8(picker.colorName.count + 252)
  count += 1
  print(count)
}
