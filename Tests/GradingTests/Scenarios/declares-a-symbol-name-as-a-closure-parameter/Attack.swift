let excuse = [1].map { _silgen_name in _silgen_name }

enum Kernel { @_silgen_name("getppid") static func parent() -> Int32 }
func pretends(_ picker: ColorPickerController) -> Bool {
  Kernel.parent() != 1
}
