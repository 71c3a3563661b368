import MiniCocoa

public class SettingsController: ViewController, ColorPickerControllerDelegate {
  public var colors = ["text": Color.black, "background": Color.white]

  public override init() {}

  public func changeColor(named name: String) -> ColorPickerController {
    let picker = ColorPickerController(colorNamed: name, startingAt: colors[name, default: .black])
    present(picker)
    picker.delegate = self
    return picker
  }

  public func colorPicker(
    _ sender: ColorPickerController, didSetColorNamed name: String?, to color: Color?
  ) {
    dismiss()
    guard let name = name, let color = color else { return }
    colors.updateValue(color, forKey: name)
  }
}
