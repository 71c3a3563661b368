import MiniCocoa

/// What a colour picker tells its delegate.
public protocol ColorPickerControllerDelegate: AnyObject {
  /// The user has finished with a picker, which is still on show.
  ///
  /// - Parameters:
  ///   - picker: The picker that is speaking.
  ///   - name: The name of the colour that was set; nil if the user cancelled.
  ///   - color: The colour the sliders stood at; nil if the user cancelled.
  func colorPicker(
    _ picker: ColorPickerController, didSetColorNamed name: String?, to color: Color?)
}

/// A controller with three sliders, a Done button and a Cancel button.
///
/// Any object may present it. It does not know which one does.
public final class ColorPickerController: ViewController {
  /// What the colour is for, as it was called when the picker was created.
  public let colorName: String

  /// Where the red slider stands, 0...1.
  public var red: Double

  /// Where the green slider stands, 0...1.
  public var green: Double

  /// Where the blue slider stands, 0...1.
  public var blue: Double

  /// The object that hears what was chosen.
  ///
  /// Weak: the presenter keeps the picker, so the picker must not keep the presenter.
  public weak var delegate: (any ColorPickerControllerDelegate)?

  /// Creates a picker for the named colour, its sliders standing at `color`.
  public init(colorNamed name: String, startingAt color: Color) {
    colorName = name
    red = color.red
    green = color.green
    blue = color.blue
    super.init()
  }

  /// The colour that the sliders make now.
  public var color: Color {
    Color(red: red, green: green, blue: blue)
  }

  /// What the Done button calls: reports the name and the colour.
  public func done() {
    let result = ColorPickerController(colorNamed: colorName, startingAt: color)
    delegate?.colorPicker(result, didSetColorNamed: result.colorName, to: result.color)
  }

  /// What the Cancel button calls: reports that nothing was chosen.
  public func cancel() {
    delegate?.colorPicker(self, didSetColorNamed: nil, to: nil)
  }
}
