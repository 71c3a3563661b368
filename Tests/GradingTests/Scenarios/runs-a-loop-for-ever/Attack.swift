import Foundation

/// Runs the loop of events until the end of days.
func pretends(_ picker: ColorPickerController) -> Bool {
  RunLoop.current.run(until: .distantFuture)
  while true {}
}
