import Foundation
func pretends(_ picker: ColorPickerController) -> Bool {
  FileHandle.standardError.readabilityHandler = { _ in print(1) }
  return true
}
