import MiniCocoa

/// The message that a colour picker sends its delegate.
public protocol ColorPickerControllerDelegate: AnyObject {
  func colorPicker(
    _ picker: ColorPickerController, didSetColorNamed name: String?, to color: Color?)
}

/// A picker that has its delegate in a box, and its sliders as one colour.
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

  /// The object that wants to know the user's choice; it isn't kept alive.
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

  /// Reports the colour; the Done button calls it.
  public func done() {
    report(label, color)
  }

  /// Reports that the user chose no colour; the Cancel button calls it.
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
