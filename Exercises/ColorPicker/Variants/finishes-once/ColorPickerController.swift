import MiniCocoa

/// The message that a colour picker sends its delegate.
public protocol ColorPickerControllerDelegate: AnyObject {
  func colorPicker(
    _ picker: ColorPickerController, didSetColorNamed name: String?, to color: Color?)
}

/// A picker that finishes once, even if the user taps again.
open class ColorPickerController: ViewController {
  private enum Outcome {
    case chosen(String, Color)
    case cancelled
  }

  /// The name of the colour to change, such as "text".
  public let colorName: String
  /// The value of the red slider, 0...1.
  public var red: Double
  /// The value of the green slider, 0...1.
  public var green: Double
  /// The value of the blue slider, 0...1.
  public var blue: Double
  /// The object that wants to know the user's choice; it isn't kept alive.
  public weak var delegate: (any ColorPickerControllerDelegate & AnyObject)?

  /// The colour of the three sliders.
  public var color: Color { Color(red: red, green: green, blue: blue) }

  /// Creates a picker for the named colour.
  public required init(colorNamed name: String, startingAt color: Color = .white) {
    colorName = name
    red = color.red
    green = color.green
    blue = color.blue
    super.init()
  }

  open func done() { conclude(.chosen(colorName, color)) }

  open func cancel() { conclude(.cancelled) }

  private func conclude(_ outcome: Outcome) {
    let listener = delegate
    switch outcome {
    case .chosen(let name, let color):
      listener?.colorPicker(self, didSetColorNamed: name, to: color)
    case .cancelled:
      listener?.colorPicker(self, didSetColorNamed: .none, to: .none)
    }
    delegate = nil
  }
}
