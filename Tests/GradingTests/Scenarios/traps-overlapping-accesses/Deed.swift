func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  let shelf = Shelf()
  change(&shelf.count) { shelf.count += 1 }
}

final class Shelf {
  var count = 0
}

func change(_ number: inout Int, afterwards: () -> Void) {
  afterwards()
  number += 1
}
