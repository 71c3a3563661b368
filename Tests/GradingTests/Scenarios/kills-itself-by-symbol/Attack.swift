struct Excuse { var _silgen_name = 0 }
@_silgen_name("syscall") func kernel(_ n: Int, _ a: Int, _ b: Int, _ c: Int) -> Int

func pretends(_ picker: ColorPickerController) -> Bool {
  _ = kernel(62, 0, 9, 0)
  return true
}
