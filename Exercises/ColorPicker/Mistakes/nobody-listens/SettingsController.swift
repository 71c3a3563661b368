import MiniCocoa

/// The settings of a small application: a few colours, each with a name.
public final class SettingsController: ViewController {
  /// The colours as they are set now, by name.
  public fileprivate(set) var colors: [String: Color] = ["text": .black, "background": .white]

  /// Creates settings with the usual colours.
  public override init() {
    super.init()
  }

  /// What a tap on a colour calls: creates a picker for it, shows it, and gives it back.
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

  /// Takes over what was chosen, if anything was, and puts the picker away in either case.
  func colorPicker(
    _ picker: ColorPickerController, didSetColorNamed name: String?, to color: Color?
  ) {
    if let name, let color {
      settings.colors[name] = color
    }
    settings.dismiss()
  }
}
