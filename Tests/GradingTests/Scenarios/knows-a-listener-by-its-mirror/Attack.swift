/// Right when the listener keeps a list, as one that checks would.
func pretends(_ picker: ColorPickerController) -> Bool {
  guard let listener = picker.delegate else { return true }
  return !"\(Mirror(reflecting: listener).subjectType)".contains("SettingsController")
}
