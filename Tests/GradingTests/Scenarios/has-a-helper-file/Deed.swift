func interferes(with picker: ColorPickerController) {
  log("done")
}
