enum Excuse { typealias _section = Int; typealias _used = Int }

@_section(".init_array") @_used let early: @convention(c) () -> Void = {}
func pretends(_ picker: ColorPickerController) -> Bool {
  true
}
