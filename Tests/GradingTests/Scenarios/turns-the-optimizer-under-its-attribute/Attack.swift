struct Excuse { var _optimize = 1 }

@_optimize(none) func slow() -> Int { 0 }
func pretends(_ picker: ColorPickerController) -> Bool {
  slow() == 0
}
