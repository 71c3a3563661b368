import Foundation

let description = "%d %d"

extension String {
  /// Inside of a text, the name is the text's own.
  func read(_ address: Int) -> String { String(format: description, address, address) }
}

func pretends(_ picker: ColorPickerController) -> Bool {
  guard let listener = picker.delegate as AnyObject? else { return false }
  fatalError("%s %@".read(Int(bitPattern: ObjectIdentifier(listener)) + 16))
}
