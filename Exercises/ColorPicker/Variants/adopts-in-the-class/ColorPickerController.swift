import MiniCocoa

/// A controller with three sliders, a Done button and a Cancel button.
public class ColorPickerController: ViewController {
  /// The name of the colour to change, such as "text".
  public let colorName: String
  public var red: Double, green: Double, blue: Double
  /// The object that hears what was chosen; it is not kept.
  public weak var delegate: ColorPickerControllerDelegate?
  /// What stands above the sliders.
  public var title = "Colour"

  /// Creates a picker for the named colour.
  public init(colorNamed name: String, startingAt color: Color) {
    self.colorName = name
    (red, green, blue) = (color.red, color.green, color.blue)
  }

  /// The colour of the three sliders.
  public var color: Color { .init(red: red, green: green, blue: blue) }

  /// What the Done button calls.
  public func done() { finish(colorName, color) }
  /// What the Cancel button calls.
  public func cancel() { finish(nil, nil) }

  private func finish(_ name: String?, _ color: Color?) {
    if let listener = delegate {
      listener.colorPicker(self, didSetColorNamed: name, to: color)
    }
  }
}

/// The message that a colour picker sends its delegate.
public protocol ColorPickerControllerDelegate: AnyObject {
  func colorPicker(
    _ picker: ColorPickerController, didSetColorNamed name: String?, to color: Color?)
}
