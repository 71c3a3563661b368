import MiniCocoa

/// A camera: it takes pictures.
public final class MyFirstViewController: ViewController {
  /// The button that takes a picture.
  public let shutter = Button("Take")

  /// The button that switches the flash.
  public let flashButton = Button("Flash off")

  /// How many pictures it has taken.
  public private(set) var pictures = 0

  private let flash = Flash()

  /// A camera that has taken no picture yet.
  public override init() {
    super.init()
  }

  /// Fills the view, and connects the buttons.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(shutter)
    shutter.addTarget(
      self, action: Action("takePicture", MyFirstViewController.takePicture), for: .touchUpInside)
    view.addSubview(flashButton)
    flashButton.addTarget(flash, action: Action("toggle:", Flash.toggle), for: .touchUpInside)
  }

  /// Takes a picture, whichever button the user has tapped.
  func takePicture() {
    pictures += 1
  }

  // MARK: The remote control

  /// From now on, a tap on the remote control takes a picture.
  public func take(_ remote: Button) {
    remote.addTarget(
      self, action: Action("takePicture", MyFirstViewController.takePicture), for: .touchUpInside)
  }

  /// From now on, the remote control does nothing here.
  public func release(_ remote: Button) {
    remote.removeTarget(self, action: nil, for: .allEvents)
  }
}
