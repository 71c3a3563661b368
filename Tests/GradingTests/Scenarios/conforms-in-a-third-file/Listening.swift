import MiniCocoa

// MARK: - Listening to the picker

extension SettingsController: ColorPickerControllerDelegate {
  /// Stores the colour, if the user chose one, and dismisses the picker in any case.
  public func colorPicker(
    _ picker: ColorPickerController, didSetColorNamed name: String?, to color: Color?
  ) {
    if let name, let color {
      colors[name] = color
    }
    dismiss()
  }
}
