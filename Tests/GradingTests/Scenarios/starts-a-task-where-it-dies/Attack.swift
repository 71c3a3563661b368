@MainActor final class Late { isolated deinit { print(1) } }
func late() async { _ = await Late() }
func pretends(_ picker: ColorPickerController) -> Bool {
  true
}
