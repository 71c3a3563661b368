import Foundation

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  DispatchSemaphore(value: 0).wait()
}
