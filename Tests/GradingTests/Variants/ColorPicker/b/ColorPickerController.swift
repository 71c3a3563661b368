import MiniCocoa

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

  public var colorName: String { label }
  public var color: Color { Color(red: red, green: green, blue: blue) }

  public var red: Double {
    get { mixture[0] }
    set { mixture[0] = newValue }
  }
  public var green: Double {
    get { mixture[1] }
    set { mixture[1] = newValue }
  }
  public var blue: Double {
    get { mixture[2] }
    set { mixture[2] = newValue }
  }

  public var delegate: (any ColorPickerControllerDelegate)? {
    get { box.listener }
    set { box = Box(listener: newValue) }
  }

  public init(colorNamed name: String, startingAt color: Color) {
    label = name
    mixture = [color.red, color.green, color.blue]
    super.init()
  }

  public func done() {
    report(label, color)
  }

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
