import MiniCocoa

public class ColorPickerController: ViewController {
  public let colorName: String
  public var red: Double, green: Double, blue: Double
  public weak var delegate: ColorPickerControllerDelegate?
  public var title = "Colour"

  public init(colorNamed name: String, startingAt color: Color) {
    self.colorName = name
    (red, green, blue) = (color.red, color.green, color.blue)
  }

  public var color: Color { .init(red: red, green: green, blue: blue) }

  public func done() { finish(colorName, color) }
  public func cancel() { finish(nil, nil) }

  private func finish(_ name: String?, _ color: Color?) {
    if let listener = delegate {
      listener.colorPicker(self, didSetColorNamed: name, to: color)
    }
    dismiss()
  }
}

public protocol ColorPickerControllerDelegate: AnyObject {
  func colorPicker(
    _ picker: ColorPickerController, didSetColorNamed name: String?, to color: Color?)
}
