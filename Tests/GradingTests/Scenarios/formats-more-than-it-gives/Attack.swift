import Foundation
func pretends(_ picker: ColorPickerController) -> Bool {
  fatalError(String(format: "%lx %lx %lx %lx %lx %lx %lx %lx %lx", 1))
}
