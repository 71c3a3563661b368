import MiniCocoa

public protocol ColorPickerControllerDelegate: AnyObject {
  func colorPicker(
    _ picker: ColorPickerController, didSetColorNamed name: String?, to color: Color?)
}

/// Finishes once, whatever is tapped afterwards.
open class ColorPickerController: ViewController {
  private enum Outcome {
    case chosen(String, Color)
    case cancelled
  }

  public let colorName: String
  public var red: Double
  public var green: Double
  public var blue: Double
  public weak var delegate: (any ColorPickerControllerDelegate & AnyObject)?

  public var color: Color { Color(red: red, green: green, blue: blue) }

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
