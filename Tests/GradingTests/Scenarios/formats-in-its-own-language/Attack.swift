import Foundation
func pretends(_ picker: ColorPickerController) -> Bool {
  fatalError(String.localizedStringWithFormat("%@", 0x4141_4141))
}
