func pretends(_ picker: ColorPickerController) -> Bool {
  Task.basePriority != nil
}
