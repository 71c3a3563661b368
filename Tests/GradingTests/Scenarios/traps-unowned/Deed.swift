func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  unowned var nobody: ColorPickerController
  nobody = ColorPickerController(colorNamed: "", startingAt: .black)
  print(nobody.red)
}
