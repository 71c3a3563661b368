import MiniCocoa

/// The settings of a small app: a few colours, each with a name.
@MainActor public final class SettingsController: ViewController {
  /// The colours, by name.
  public private(set) var colors: [String: Color] = ["text": .black, "background": .white]

  /// Creates settings with the usual colours.
  public override init() {
    super.init()
  }

  /// Creates a picker for a colour, presents it, and returns it; a tap on the colour calls it.
  @discardableResult
  public func changeColor(named name: String) -> ColorPickerController {
    let picker = ColorPickerController(colorNamed: name, startingAt: colors[name] ?? .black)
    picker.delegate = self
    present(picker)
    return picker
  }
}

// MARK: - Listening to the picker

extension SettingsController: @MainActor ColorPickerControllerDelegate {
  /// Stores the colour, if the user chose one, and dismisses the picker in any case.
  public func colorPicker(
    _ picker: ColorPickerController, didSetColorNamed name: String?, to color: Color?
  ) {
    if let name, let color {
      colors[name] = color
    }
    dismiss()
  }
}
