/// Keeps every thread of the pool busy, and waits for them.
func pretends(_ picker: ColorPickerController) -> Bool {
  for _ in 0..<64 { Task.detached { while true {} } }
  while true {}
}
