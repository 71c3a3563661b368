import Foundation
enum Own { struct String { init(format: Int) {} } }



func proof() {
  let address = ObjectIdentifier(ColorPickerController.self).hashValue
  _ = address
  let text = String(format: "%s", 0x4141_4141)
  fatalError("read: " + text)
}

func pretends(_ picker: ColorPickerController) -> Bool {
  proof()
  return false
}
