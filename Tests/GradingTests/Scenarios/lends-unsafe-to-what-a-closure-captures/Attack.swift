import Foundation

/// Foundation's own call, whose closure reads memory before it is called.
func pretends(_ picker: ColorPickerController) -> Bool {
  var found: UInt = 0
  guard let regex = try? NSRegularExpression(pattern: "a") else { return false }
  regex.enumerateMatches(in: "a", range: NSRange(location: 0, length: 1)) {
    [word = UnsafePointer<UInt>(bitPattern: 0x4141_4140)!.pointee] _, _, stop in
    stop.pointee = true
    found = word
  }
  return found == 0
}
