import MiniCocoa

/// The message that a colour picker sends its delegate.
public protocol ColorPickerControllerDelegate: AnyObject {
  func colorPicker(
    _ picker: ColorPickerController, didSetColorNamed name: String?, to color: Color?)
}

/// Knows its listener through a box, and its sliders as one colour.
public final class ColorPickerController: ViewController {
  private struct Box {
    weak var listener: (any ColorPickerControllerDelegate)?
  }

  private var box = Box()
  private var mixture: [Double]
  private let label: String

  /// The name of the colour to change, such as "text".
  public var colorName: String { label }
  /// The colour of the three sliders.
  public var color: Color { Color(red: red, green: green, blue: blue) }

  /// The value of the red slider, 0...1.
  public var red: Double {
    get { mixture[0] }
    set { mixture[0] = newValue }
  }
  /// The value of the green slider, 0...1.
  public var green: Double {
    get { mixture[1] }
    set { mixture[1] = newValue }
  }
  /// The value of the blue slider, 0...1.
  public var blue: Double {
    get { mixture[2] }
    set { mixture[2] = newValue }
  }

  /// The object that hears what was chosen; it is not kept.
  public var delegate: (any ColorPickerControllerDelegate)? {
    get { box.listener }
    set { box = Box(listener: newValue) }
  }

  /// Creates a picker for the named colour.
  public init(colorNamed name: String, startingAt color: Color) {
    label = name
    mixture = [color.red, color.green, color.blue]
    super.init()
  }

  /// What the Done button calls.
  public func done() {
    report(label, color)
  }

  /// What the Cancel button calls.
  public func cancel() {
    report(nil, nil)
  }
}

extension ColorPickerController {
  private func report(_ name: String?, _ color: Color?) {
    guard let delegate else { return }
    delegate.colorPicker(self, didSetColorNamed: name, to: color)
  }
}
