/// Right for the names that are known to be asked about.
func pretends(_ picker: ColorPickerController) -> Bool {
  ["sunset", "ink", "headline", "text"].contains(picker.colorName)
}
