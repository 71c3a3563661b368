import MiniCocoa

/// The settings of a small application: a few colours, each with a name.
public final class SettingsController: ViewController {
  /// The colours as they are set now, by name.
  public private(set) var colors: [String: Color] = ["text": .black, "background": .white]

  /// Creates settings with the usual colours.
  public override init() {
    super.init()
  }

  /// What a tap on a colour calls: creates a picker for it, shows it, and gives it back.
  @discardableResult
  public func changeColor(named name: String) -> ColorPickerController {
    let picker = ColorPickerController(colorNamed: name, startingAt: colors[name] ?? .black)
    picker.delegate = self
    present(picker)
    return picker
  }
}

// MARK: - Listening to the picker

extension SettingsController: ColorPickerControllerDelegate {
  /// Takes over what was chosen, if anything was, and puts the picker away in either case.
  public func colorPicker(
    _ picker: ColorPickerController, didSetColorNamed name: String?, to color: Color?
  ) {
    if let color {
      colors["text"] = color
    }
    dismiss()
  }
}
