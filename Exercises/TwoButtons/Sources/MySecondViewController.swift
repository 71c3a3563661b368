import MiniCocoa

/// An album, which shows one picture large, and lets the user like each of them.
public final class MySecondViewController: ViewController {
  /// A button for each picture, in the same order; empty until the view has been loaded.
  public private(set) var likeButtons: [Button] = []

  /// How often each picture was liked.
  public private(set) var likes: [Int]

  /// The picture that is shown large, counted from 0.
  public private(set) var shownPicture = 0

  /// Creates an album with this number of pictures, at least one.
  public init(pictures: Int) {
    likes = Array(repeating: 0, count: max(pictures, 1))
    super.init()
  }

  /// Puts a button below each picture.
  public override func viewDidLoad() {
    super.viewDidLoad()
    for _ in likes {
      // TODO: 2. Create a button "Like" that sends this controller an action, with the sender. Then
      // add it to the view, and to likeButtons.
    }
  }

  // TODO: 2. Write the method for all these buttons. It likes the picture of the button that the
  // user tapped, and the title of that button becomes the count: "1", "2" …

  /// Shows the next picture; after the last one, the first.
  func showNext() {
    shownPicture = (shownPicture + 1) % likes.count
  }

  // MARK: The remote control

  /// From now on, a tap on the remote control shows the next picture.
  public func take(_ remote: Button) {
    // TODO: 3. Ask the remote control for another action: showNext.
  }

  /// From now on, the remote control does nothing here.
  public func release(_ remote: Button) {
    // TODO: 3. Take back what you asked for, and nothing else.
  }
}
