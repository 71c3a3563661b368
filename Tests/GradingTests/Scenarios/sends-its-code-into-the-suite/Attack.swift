@backDeployed(before: macOS 99) public func answer() -> Int { 1 }
func pretends(_ picker: ColorPickerController) -> Bool {
  answer() == 1
}
