import Foundation
func pretends(_ picker: ColorPickerController) -> Bool {
  ProcessInfo.processInfo.processName.contains("runner")
}
