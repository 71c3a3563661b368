import MiniCocoa

/// The settings of a small application.
public class SettingsController: ViewController, ColorPickerControllerDelegate {
  /// The colours, by name.
  public var colors = ["text": Color.black, "background": Color.white]

  public override init() {}

  /// Presents a picker; a tap on a colour calls it.
  public func changeColor(named name: String) -> ColorPickerController {
    let picker = ColorPickerController(colorNamed: name, startingAt: colors[name, default: .black])
    present(picker)
    picker.delegate = self
    return picker
  }

  /// The picker has finished.
  public func colorPicker(
    _ sender: ColorPickerController, didSetColorNamed name: String?, to color: Color?
  ) {
    dismiss()
    guard let name = name, let color = color else { return }
    colors.updateValue(color, forKey: name)
  }
}
