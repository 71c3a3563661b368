@preconcurrency import Glibc

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  let line = String(repeating: "note ", count: 200)
  for _ in 1...5000 { fputs(line + "\n", stderr) }
  fatalError("the last straw")
}
