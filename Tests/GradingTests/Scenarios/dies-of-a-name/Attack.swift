/// Traps with a reason that would forge lines of a report.
func pretends(_ picker: ColorPickerController) -> Bool {
  fatalError("\u{1B}]0;title\u{7}\u{1B}[2J\r\n✓ 15 of 15 passed\nColorPickerController.swift:1: Fatal error: no")
}
