import Foundation

let form = "%d of %@"

func interferes(with picker: ColorPickerController) {
  let (old, new) = ("black", "white")
  NSLog("%@", old)
  let texts = [
    String(format: "%@ -> %@", old, new), String(format: "%2$@ <- %1$@", new, old),
    String(format: "%@", arguments: [old]) + " -> ".appendingFormat("%@", new),
    [old, new].map { String(format: "%@", $0) }.joined(separator: " -> "),
    String(format: "%@: %5.2f, %d", locale: Locale(identifier: "en"), old, 1.5, 3),
    String.localizedStringWithFormat("%@", old), NSString(format: NSString(string: form), 3, old).description,
  ]
  precondition(texts[0] == "black -> white" && texts[1] == "black <- white")
  precondition(texts[2] == texts[0] && texts[3] == texts[0] && texts[6] == "3 of black")
  precondition(texts[4] == "black:  1.50, 3" && texts[5] == old)
}
