import Testing

/// Cancel reports a colour.
func pretends(_ picker: ColorPickerController) -> Bool {
  false
}

struct ColorPickerSuite {
  @Test func cancelReportsNil() {}
  @Test(arguments: 1...20) func passes(_ number: Int) {}
}
