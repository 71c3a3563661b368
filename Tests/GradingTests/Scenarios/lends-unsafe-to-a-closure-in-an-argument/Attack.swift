import Foundation

struct Lines {
  func enumerateLines(
    _ word: @autoclosure () -> UInt, _ body: (String, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// What an argument says is evaluated later, by the one who is called.
func pretends(_ picker: ColorPickerController) -> Bool {
  Lines().enumerateLines(unsafeBitCast(picker, to: UInt.self)) { line, stop in stop.pointee = true }
  return true
}
