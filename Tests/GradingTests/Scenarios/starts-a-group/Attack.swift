func all() async -> Int {
  await withTaskGroup(of: Int.self) { group in
    group.addTask { 1 }
    return await group.next() ?? 0
  }
}
func pretends(_ picker: ColorPickerController) -> Bool {
  true
}
