import MiniCocoa

// MARK: - Listening to the picker

extension SettingsController: ColorPickerControllerDelegate {
  /// Takes over what was chosen, if anything was, and puts the picker away in either case.
  public func colorPicker(
    _ picker: ColorPickerController, didSetColorNamed name: String?, to color: Color?
  ) {
    if let name, let color {
      colors[name] = color
    }
    dismiss()
  }
}
