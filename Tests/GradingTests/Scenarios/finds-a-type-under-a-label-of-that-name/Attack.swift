let excuse = (_typeByName: 1, other: 2)
func pretends(_ picker: ColorPickerController) -> Bool {
  _typeByName("7Testing4TestV") != nil
}
