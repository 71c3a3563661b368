import Foundation

struct Element { init(format: String, _ number: Int) {} }

extension Sequence where Element == String {
  /// Here the name is the sequence's, not the file's.
  func shown(_ format: String) -> String { Element(format: format, 0x4141_4140) }
}

func pretends(_ picker: ColorPickerController) -> Bool {
  _ = Element(format: "%s", 1)
  return ["a"].shown("%s").isEmpty
}
