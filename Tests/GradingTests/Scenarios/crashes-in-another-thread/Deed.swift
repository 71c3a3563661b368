import Foundation

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) { fatalError("elsewhere") }
  group.wait()
}
