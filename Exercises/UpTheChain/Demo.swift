import DemoRunner

Demo.play("Letter") {
  let window = Demo.keep(Window())
  let letter = window.letter
  let buttons = ["undo:", "save:", "selectAll:", "close:"].map { action in
    Demo.keep(Button(action: action, target: nil, in: window), as: "\(action.dropLast()) button")
  }
  return [
    Demo.Label {
      window.isOpen ? "The window is open: \(letter.deeds)" : "The window is closed."
    },
    Demo.Label {
      "The field: \(letter.field.text)\(letter.field.isSelected ? ", all selected" : "")"
    },
    Demo.Row(
      buttons.map { button in Demo.Press(String(button.action.dropLast())) { button.tap() } }),
    Demo.Row([
      Demo.Press("Type") { letter.field.type("Dear Ann, ") },
      Demo.Press("Write in the field") { window.firstResponder = letter.field },
      Demo.Press("Write nowhere") { window.firstResponder = nil },
    ]),
  ]
}
