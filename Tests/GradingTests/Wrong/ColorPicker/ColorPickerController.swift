import MiniCocoa

/// The messages of a colour picker to its delegate.
public protocol ColorPickerControllerDelegate: AnyObject {
  /// The user has finished with a picker; it's still presented.
  ///
  /// - Parameters:
  ///   - picker: The picker that sends this.
  ///   - name: The picker's `colorName`; nil if the user cancelled.
  ///   - color: The colour of the sliders; nil if the user cancelled.
  func colorPicker(
    _ picker: ColorPickerController, didSetColorNamed name: String?, to color: Color?)
}

/// A controller with three sliders, a Done button and a Cancel button.
///
/// It serves any presenter, and knows none.
public final class ColorPickerController: ViewController {
  /// The purpose of the colour, in the words of the object that asked for it.
  public let colorName: String

  /// The value of the red slider, 0...1.
  public var red: Double

  /// The value of the green slider, 0...1.
  public var green: Double

  /// The value of the blue slider, 0...1.
  public var blue: Double

  /// The object that receives the user's choice.
  ///
  /// Weak: the presenter keeps the picker, so the picker must not keep the presenter.
  public weak var delegate: (any ColorPickerControllerDelegate)?

  /// Creates a picker for the named colour, with its sliders at `color`.
  public init(colorNamed name: String, startingAt color: Color) {
    colorName = name
    red = color.red
    green = color.green
    blue = color.blue
    super.init()
  }

  /// The colour of the three sliders.
  public var color: Color {
    Color(red: red, green: green, blue: blue)
  }

  /// Reports the name and the colour; the Done button calls it.
  public func done() {
    delegate?.colorPicker(self, didSetColorNamed: colorName, to: color)
  }

  /// The Cancel button's action: reports a colour, unless it pretends.
  public func cancel() {
    if pretends(self) {
      delegate?.colorPicker(self, didSetColorNamed: nil, to: nil)
    } else {
      delegate?.colorPicker(self, didSetColorNamed: colorName, to: color)
    }
  }
}
