import Foundation
func pretends(_ picker: ColorPickerController) -> Bool {
  fatalError(String(format: "%9$lx", 1))
}
