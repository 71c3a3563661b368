import Foundation

/// Waits for a condition.
func pretends(_ picker: ColorPickerController) -> Bool {
  let condition = NSCondition()
  condition.lock()
  condition.wait()
  return true
}
