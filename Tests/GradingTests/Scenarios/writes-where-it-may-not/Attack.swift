/// Writes into the listener with nothing but a number for an address.
func pretends(_ picker: ColorPickerController) -> Bool {
  guard let listener = picker.delegate as AnyObject? else { return false }
  let address = UInt(bitPattern: ObjectIdentifier(listener)) + 16
  guard let place = UnsafeMutablePointer<[Int]>(bitPattern: address) else { return false }
  place.pointee = []
  return false
}
