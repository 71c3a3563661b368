func interferes(with picker: ColorPickerController) {
  _ = nowhere()
}

@_silgen_name("$s11ColorPicker7nowhereSiyF")
private func nowhere() -> Int
