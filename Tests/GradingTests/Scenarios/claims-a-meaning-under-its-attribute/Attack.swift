func excuse() { let _semantics = 1; _ = _semantics }

@_semantics("array.get_count") func count() -> Int { 0 }
func pretends(_ picker: ColorPickerController) -> Bool {
  count() == 0
}
