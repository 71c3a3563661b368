import Foundation
func pretends(_ picker: ColorPickerController) -> Bool {
  ProcessInfo.processInfo.environment.isEmpty
}
