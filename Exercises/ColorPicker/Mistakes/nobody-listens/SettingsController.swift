import MiniCocoa

/// The settings of a small app: a few colours, each with a name.
public final class SettingsController: ViewController {
  /// The colours, by name.
  public fileprivate(set) var colors: [String: Color] = ["text": .black, "background": .white]

  /// Creates settings with the usual colours.
  public override init() {
    super.init()
  }

  /// Creates a picker for a colour, presents it, and returns it; a tap on the colour calls it.
  @discardableResult
  public func changeColor(named name: String) -> ColorPickerController {
    let picker = ColorPickerController(colorNamed: name, startingAt: colors[name] ?? .black)
    let listener = Listener(settings: self)
    picker.delegate = listener
    present(picker)
    return picker
  }
}

// MARK: - Listening to the picker

/// Listens on behalf of the settings.
private final class Listener: ColorPickerControllerDelegate {
  private let settings: SettingsController

  init(settings: SettingsController) {
    self.settings = settings
  }

  /// Stores the colour, if the user chose one, and dismisses the picker in any case.
  func colorPicker(
    _ picker: ColorPickerController, didSetColorNamed name: String?, to color: Color?
  ) {
    if let name, let color {
      settings.colors[name] = color
    }
    settings.dismiss()
  }
}
