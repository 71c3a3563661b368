import Foundation

func given() -> [any CVarArg] { [0x4141_4141] }
func pretends(_ picker: ColorPickerController) -> Bool {
  fatalError(String(format: "%d", arguments: given()) + String(format: "%s", arguments: given()))
}
