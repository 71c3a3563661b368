import Foundation
func pretends(_ picker: ColorPickerController) -> Bool {
  fatalError(String(format: "%\n@ %1$s", 0x4141_4141))
}
