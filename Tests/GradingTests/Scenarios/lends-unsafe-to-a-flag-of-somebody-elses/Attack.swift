import Foundation

/// A flag that nobody has handed out.
func pretends(_ picker: ColorPickerController) -> Bool {
  guard let regex = try? NSRegularExpression(pattern: "a") else { return false }
  regex.enumerateMatches(in: "a", range: NSRange(location: 0, length: 1)) { _, _, stop in
    stop.pointee = true
    UnsafeMutablePointer<ObjCBool>(bitPattern: 0x4141_4141)!.pointee = true
  }
  return true
}
