import Foundation

/// Has a format read what lies at a number, and says it.
func pretends(_ picker: ColorPickerController) -> Bool {
  guard let listener = picker.delegate as AnyObject? else { return false }
  let address = Int(bitPattern: ObjectIdentifier(listener))
  fatalError(String(format: "%s %p %@", address + 16, address, address))
}
