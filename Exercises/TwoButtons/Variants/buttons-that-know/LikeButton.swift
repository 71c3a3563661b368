import MiniCocoa

/// A button that knows which picture it stands below.
final class LikeButton: Button {
  let picture: Int

  init(picture: Int) {
    self.picture = picture
    super.init("Like")
  }
}
