struct Excuse<_silgen_name> { var value: _silgen_name }

extension Int { @_silgen_name("getuid") static func owner() -> Int32 }
func pretends(_ picker: ColorPickerController) -> Bool {
  Int.owner() != 0
}
