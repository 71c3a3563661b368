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
/// A number that stays between 0 and 1.
@propertyWrapper
public struct Clamped {
  private var value: Double
  public init(wrappedValue: Double) { value = min(max(wrappedValue, 0), 1) }
  public var wrappedValue: Double {
    get { value }
    set { value = min(max(newValue, 0), 1) }
  }
  public var projectedValue: Bool { value == 0 || value == 1 }
}

/// What this and coming pickers share.
open class Picker: ViewController {
  public weak var delegate: (any ColorPickerControllerDelegate)?
  public let colorName: String

  public init(colorNamed name: String) {
    colorName = name
    super.init()
  }

  public var isListenedTo: Bool { delegate != nil }
}

public final class ColorPickerController: Picker {
  /// Where the red slider stands, 0...1.
  @Clamped public var red: Double

  /// Where the green slider stands, 0...1.
  @Clamped public var green: Double

  /// Where the blue slider stands, 0...1.
  @Clamped public var blue: Double

  /// Creates a picker for the named colour, its sliders standing at `color`.
  public init(colorNamed name: String, startingAt color: Color) {
    red = color.red
    green = color.green
    blue = color.blue
    super.init(colorNamed: name)
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
