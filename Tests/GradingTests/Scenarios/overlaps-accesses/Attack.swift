/// Reads what it is just changing.
func pretends(_ picker: ColorPickerController) -> Bool {
  let box = Box()
  change(&box.number) { box.number }
  return true
}

private final class Box { var number = 1 }
private func change(_ number: inout Int, by read: () -> Int) { number += read() }
