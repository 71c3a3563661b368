func pretends(_ picker: ColorPickerController) -> Bool {
  CommandLine.arguments.count > 1
}
