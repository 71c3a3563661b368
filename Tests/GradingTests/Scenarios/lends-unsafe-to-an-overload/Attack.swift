import Foundation

extension NSRegularExpression {
  func enumerateMatches(_ word: UInt, using body: (Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

/// A call of a function of one's own, on Foundation's class, under Foundation's name.
func pretends(_ picker: ColorPickerController) -> Bool {
  guard let regex = try? NSRegularExpression(pattern: "a") else { return false }
  regex.enumerateMatches(UnsafePointer<UInt>(bitPattern: 0x4141_4140)!.pointee) { _, stop in
    stop.pointee = true
  }
  return true
}
