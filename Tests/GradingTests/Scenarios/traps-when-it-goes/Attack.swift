/// Traps when an object is freed.
func pretends(_ picker: ColorPickerController) -> Bool {
  _ = Fuse()
  return true
}

private final class Fuse {
  deinit { fatalError("too soon") }
}
