import MiniCocoa

open class SettingsController: ViewController {
  /// The colours, by name.
  public internal(set) var colors: [String: Color]

  public override init() {
    colors = ["text": .black, "background": .white]
    super.init()
  }

  @discardableResult
  open func changeColor(named name: String) -> ColorPickerController {
    let picker = ColorPickerController(colorNamed: name, startingAt: colors[name] ?? .black)
    defer { present(picker) }
    picker.delegate = self
    return picker
  }
}

extension SettingsController: ColorPickerControllerDelegate {
  /// The picker has finished.
  public func colorPicker(
    _ picker: ColorPickerController, didSetColorNamed name: String?, to color: Color?
  ) {
    switch (name, color) {
    case (.some(let name), .some(let color)): colors[name] = color
    default: break
    }
    presentedViewController?.dismiss()
  }
}
