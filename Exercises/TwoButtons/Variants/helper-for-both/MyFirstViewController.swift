import MiniCocoa

/// A camera: it takes pictures.
public final class MyFirstViewController: ViewController {
  /// The button that takes a picture.
  public let shutter = Button("Take")

  /// The button that switches the flash.
  public let flashButton = Button("Flash off")

  /// How many pictures it has taken.
  public private(set) var pictures = 0

  private var flash: Flash?
  private let picture = Action("takePicture", MyFirstViewController.takePicture)

  /// A camera that has taken no picture yet.
  public override init() {
    super.init()
  }

  /// The view is there: fills it, and says what its buttons do.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(shutter)
    shutter.serve(self, picture)
    view.addSubview(flashButton)
    let flash = Flash()
    flashButton.serve(flash, Action("toggle:", Flash.toggle))
    self.flash = flash
  }

  /// Takes a picture; whatever the user has tapped, it is the same.
  func takePicture() {
    pictures += 1
  }

  // MARK: The remote control

  /// From now on, a tap on the remote control takes a picture.
  public func take(_ remote: Button) {
    remote.serve(self, picture)
  }

  /// From now on, the remote control does nothing here.
  public func release(_ remote: Button) {
    remote.leave(self)
  }
}
