import Foundation

/// Takes a lock that it holds.
func pretends(_ picker: ColorPickerController) -> Bool {
  let lock = NSLock()
  lock.lock()
  lock.lock()
  return true
}
