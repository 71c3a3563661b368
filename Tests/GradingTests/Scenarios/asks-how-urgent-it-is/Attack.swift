func pretends(_ picker: ColorPickerController) -> Bool {
  Task.currentPriority == .medium
}
