func pretends(_ picker: ColorPickerController) -> Bool {
  withUnsafeCurrentTask { $0 != nil }
}
