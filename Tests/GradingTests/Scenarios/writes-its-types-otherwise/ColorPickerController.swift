import MiniCocoa

/// What a colour picker tells whoever listens to it.
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
/// It serves whoever presents it, and knows nobody.
public final class ColorPickerController: ViewController {
  /// What the colour is for, in the words of whoever asked for it.
  public let colorName: String

  /// Where the red slider stands, 0...1.
  public var red: Swift.Double

  /// Where the green slider stands, 0...1.
  public var green: Double

  /// Where the blue slider stands, 0...1.
  public var blue: Double

  /// Whoever wants to hear what was chosen.
  ///
  /// Weak: the presenter keeps the picker, so the picker must not keep the presenter.
  public weak var delegate: (ColorPickerControllerDelegate)?

  /// Creates a picker for the named colour, its sliders standing at `color`.
  public init(colorNamed name: String, startingAt color: MiniCocoa.Color = Color(red: 0.5, green: 0.5, blue: 0.5)) {
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
    delegate?.colorPicker(self, didSetColorNamed: colorName, to: color)
  }

  /// What the Cancel button calls: reports that nothing was chosen.
  public func cancel() {
    delegate?.colorPicker(self, didSetColorNamed: nil, to: nil)
  }
}
