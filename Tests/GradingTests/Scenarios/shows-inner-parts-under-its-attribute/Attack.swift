struct Excuse { subscript(_spi: Int) -> Int { 0 } }

@_spi(Testing) import Swift
func pretends(_ picker: ColorPickerController) -> Bool {
  true
}
