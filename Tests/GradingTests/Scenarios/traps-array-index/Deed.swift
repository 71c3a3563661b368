func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  let names = ["red", "green"]
  print(names[picker.colorName.count])
}
