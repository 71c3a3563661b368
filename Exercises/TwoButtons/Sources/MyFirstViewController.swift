import MiniCocoa

/// A camera: it takes pictures.
public final class MyFirstViewController: ViewController {
  /// The button that takes a picture.
  public let shutter = Button("Take")

  /// The button that switches the flash.
  public let flashButton = Button("Flash off")

  /// How many pictures it has taken.
  public private(set) var pictures = 0

  /// A camera that has taken no picture yet.
  public override init() {
    super.init()
  }

  /// Fills the view, and connects the buttons.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(shutter)
    // TODO: 1. Let the shutter send this controller an action that takes a picture.
    view.addSubview(flashButton)
    // TODO: 4. A tap on this button does nothing. What happens to its target?
    let flash = Flash()
    flashButton.addTarget(flash, action: Action("toggle:", Flash.toggle), for: .touchUpInside)
  }

  // TODO: 1. Write the method for the shutter. Does it need to know the sender?

  // MARK: The remote control

  /// From now on, a tap on the remote control takes a picture.
  public func take(_ remote: Button) {
    // TODO: 3. One button for two controllers: ask it for this controller's action.
  }

  /// From now on, the remote control does nothing here.
  public func release(_ remote: Button) {
    // TODO: 3. Take back what you asked for, and nothing else.
  }
}
