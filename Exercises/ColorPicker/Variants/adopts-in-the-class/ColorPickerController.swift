import MiniCocoa

/// A controller with three sliders, a Done button and a Cancel button.
public class ColorPickerController: ViewController {
  /// The name of the colour to change, such as "text".
  public let colorName: String
  public var red: Double, green: Double, blue: Double
  /// The object that wants to know the user's choice; it isn't kept alive.
  public weak var delegate: ColorPickerControllerDelegate?
  /// The title above the sliders.
  public var title = "Colour"

  /// Creates a picker for the named colour.
  public init(colorNamed name: String, startingAt color: Color) {
    self.colorName = name
    (red, green, blue) = (color.red, color.green, color.blue)
  }

  /// The colour of the three sliders.
  public var color: Color { .init(red: red, green: green, blue: blue) }

  /// Reports the colour; the Done button calls it.
  public func done() { finish(colorName, color) }
  /// Reports that the user chose no colour; the Cancel button calls it.
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
