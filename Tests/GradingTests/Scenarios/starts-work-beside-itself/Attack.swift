func one() async -> Int { 1 }
func both() async -> Int {
  async let first = one()
  return await first
}
func pretends(_ picker: ColorPickerController) -> Bool {
  true
}
