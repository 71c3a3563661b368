import Dispatch

/// Waits for the main queue, on the main queue.
func pretends(_ picker: ColorPickerController) -> Bool {
  DispatchQueue.main.sync { DispatchQueue.main.sync {} }
  return true
}
