func pretends(_ picker: ColorPickerController) -> Bool {
  Task.name?.hasPrefix("[Swift Testing]") == true
}
