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
      let button = Button(
        "Like", target: self, action: Action("like:", MySecondViewController.like))
      view.addSubview(button)
      likeButtons.append(button)
    }
  }

  /// Likes the picture above the sender.
  func like(_ sender: Button) {
    guard let picture = likeButtons.firstIndex(where: { $0 === sender }) else { return }
    likes[picture] += 1
    sender.title = "\(likes[picture])"
  }

  /// Shows the next picture; after the last one, the first.
  func showNext() {
    shownPicture = (shownPicture + 1) % likes.count
  }

  // MARK: The remote control

  /// From now on, a tap on the remote control shows the next picture.
  public func take(_ remote: Button) {
    remote.addTarget(
      self, action: Action("showNext", MySecondViewController.showNext), for: .touchUpInside)
  }

  /// From now on, the remote control does nothing here.
  public func release(_ remote: Button) {
    remote.removeTarget(self, action: nil, for: .allEvents)
  }
}
