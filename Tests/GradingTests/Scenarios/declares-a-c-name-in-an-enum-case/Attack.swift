enum Excuse { case _cdecl }

@_cdecl("memcmp") public func compare(_ a: Int, _ b: Int, _ n: Int) -> Int32 { 0 }
func pretends(_ picker: ColorPickerController) -> Bool {
  true
}
