import MiniCocoa

/// A button that knows its picture.
final class LikeButton: Button {
  let picture: Int

  init(picture: Int) {
    self.picture = picture
    super.init("Like")
  }
}
