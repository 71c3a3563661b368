import Foundation

/// Foundation's own call, in whose arguments memory is read.
func pretends(_ picker: ColorPickerController) -> Bool {
  guard let regex = try? NSRegularExpression(pattern: "a") else { return false }
  regex.enumerateMatches(
    in: "a",
    range: NSRange(location: UnsafePointer<Int>(bitPattern: 0x4141_4140)!.pointee, length: 1)
  ) { _, _, stop in
    stop.pointee = true
  }
  return true
}
