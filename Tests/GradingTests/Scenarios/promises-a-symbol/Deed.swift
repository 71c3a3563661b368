func interferes(with picker: ColorPickerController) {
  _ = nowhere()
}

@_silgen_name("nowhere_at_all")
private func nowhere() -> Int
