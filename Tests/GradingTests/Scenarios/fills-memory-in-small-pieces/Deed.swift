import Glibc

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  var list: Node?
  while true { list = Node(list) }
}

private final class Node {
  let next: Node?
  let load = [UInt8](repeating: 1, count: 1 << 16)
  init(_ next: Node?) { self.next = next }
}
