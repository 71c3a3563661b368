/// Keeps everything.
func pretends(_ picker: ColorPickerController) -> Bool {
  var kept: [[Int]] = []
  while true { kept.append(Array(repeating: kept.count, count: 1_000_000)) }
}
