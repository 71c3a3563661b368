import DemoRunner
import MiniCocoa

Demo.furnish(SettingsController.self) { settings in
  [
    Demo.Row([
      Demo.Label("Text      "), Demo.Swatch { settings.colors["text"] },
      Demo.Press("Text colour") { settings.changeColor(named: "text") },
    ]),
    Demo.Row([
      Demo.Label("Background"), Demo.Swatch { settings.colors["background"] },
      Demo.Press("Background") { settings.changeColor(named: "background") },
    ]),
  ]
}

Demo.furnish(ColorPickerController.self, "Picker") { picker in
  [
    Demo.Row([Demo.Label { picker.colorName }, Demo.Swatch { picker.color }]),
    Demo.Slide("red", from: picker.red) { picker.red = $0 },
    Demo.Slide("green", from: picker.green) { picker.green = $0 },
    Demo.Slide("blue", from: picker.blue) { picker.blue = $0 },
    Demo.Row([
      Demo.Press("Cancel") { picker.cancel() }, Demo.Press("Done") { picker.done() },
    ]),
  ]
}

Demo.play("Settings") {
  SettingsController()
}
