import Foundation

/// As many arguments as it takes, each for what another one is.
func pretends(_ picker: ColorPickerController) -> Bool {
  String(format: "%f %@ %d", 0x4141_4140, "text", 1.5).isEmpty
}
