struct Lies: Collection {
  var startIndex: Int { 0 }
  var endIndex: Int { 64 }
  subscript(index: Int) -> String { "" }
  func index(after index: Int) -> Int { index + 1 }
  func _copyContents(
    initializing buffer: UnsafeMutableBufferPointer<String>
  ) -> (IndexingIterator<Lies>, Int) {
    var all = makeIterator()
    while all.next() != nil {}
    return (all, 64)
  }
}
func pretends(_ picker: ColorPickerController) -> Bool {
  print(Array(Lies()))
  return false
}
