import MiniCocoa

/// Settings that remember which picker is open, ignore any other, and forget it afterwards.
public final class SettingsController: ViewController {
  private var palette: [String: Color] = ["text": .black, "background": .white]
  private var openPicker: ColorPickerController?

  /// The colours, by name.
  public var colors: [String: Color] { palette }

  public override init() { super.init() }

  /// Presents a picker; a tap on a colour calls it.
  @discardableResult
  public func changeColor(named name: String) -> ColorPickerController {
    let picker = makePicker(for: name)
    openPicker = picker
    present(picker)
    return picker
  }

  private func makePicker(for name: String) -> ColorPickerController {
    let picker = ColorPickerController(colorNamed: name, startingAt: palette[name] ?? .black)
    picker.delegate = self
    return picker
  }
}

extension SettingsController: ColorPickerControllerDelegate {
  /// The picker has finished.
  public func colorPicker(
    _ picker: ColorPickerController, didSetColorNamed _: String?, to color: Color?
  ) {
    guard picker === openPicker else { return }
    if let color { palette[picker.colorName] = color }
    openPicker = nil
    picker.dismiss()
  }
}
